// Package why names the mistake of a move generator by the wrong counts of perft that it gives, without asking the
// generator anything: each fault of package faulty is switched on in a small generator, and the one that gives
// the same wrong counts is the cause.
//
// Some counts have been made before and are embedded: table.jsonl, written by "bitray-lab generate why".
package why
