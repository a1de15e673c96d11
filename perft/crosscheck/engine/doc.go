// Package engine runs programs as move generators for package crosscheck: chess engines that answer
// "go perft" in the UCI protocol ([Start]), and scripts like those of perftree ([Script]).
//
// Programs print their answers in different forms. A line with a move and a number is the count of
// a root move, whatever is between them. The total is a line that says "nodes", "total", "perft" or
// "leaves", or a number on its own. The total must be the sum of the counts, so garbage is not
// taken for an answer. Castling is accepted in both notations.
// Sources: https://official-stockfish.github.io/docs/stockfish-wiki/UCI-&-Commands.html and
// https://github.com/agausmann/perftree.
package engine
