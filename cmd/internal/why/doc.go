// Package why names the mistake of a move generator by the wrong counts of perft that it gives, without asking the
// generator anything: each fault of package faulty is switched on in a small generator, and the one that gives
// the same wrong counts is the cause.
//
// Read claim.go and cause.go for what is given and what is found, explain.go for the order of a search, stage.go for what
// is guessed and how guesses are weighed, and count.go for how they are counted. What a search cannot name is left to
// near.go and other.go; question.go asks for another count.
//
// Some counts have been made before and are embedded: table.jsonl, written by "bitray-lab generate why".
package why
