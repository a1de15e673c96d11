// Package engine runs programs as move generators for package crosscheck: chess engines that answer
// "go perft" in the UCI protocol ([Start]), and scripts like those of perftree ([Script]). [ReadPasted] reads
// what any program has printed.
//
// Programs print their answers in different forms, which have one grammar. A line is cut into moves, numbers,
// words and marks (lex.go). The count of a move is the first whole number after it, with nothing between them
// but marks, labels and some words, or right before it if no number follows any move (grammar.go). The total is on
// a line that says "nodes", "total", "perft" or "leaves", or a number on its own, and must be the sum of the counts;
// lines that do not fit are passed over while another may follow (parse.go), so garbage is not taken for an answer.
// What that leaves open is decided at the end (result.go): the letters of promotions, and which column is meant.
//
// An answer is given up early if a total comes without counts or does not fit, or an error, and then nothing more.
// A total of 0 says that there are no moves, unless counts follow it. Sources:
// https://official-stockfish.github.io/docs/stockfish-wiki/UCI-&-Commands.html and
// https://github.com/agausmann/perftree.
package engine
