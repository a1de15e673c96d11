// Package engine runs programs as move generators for package crosscheck: chess engines that answer
// "go perft" in the UCI protocol ([Start]), and scripts like those of perftree ([Script]).
//
// Programs print their answers in different forms. A line with one move in UCI notation is the count
// of a root move: the number right after the move or, if there is none, the last integer of the line.
// The total is a line that says "nodes", "total", "perft" or "leaves", or a number on
// its own. The total must be the sum of the counts, so garbage is not taken for an answer. An answer
// is given up early if a total comes without counts, or an error, and then nothing more. A total of 0
// says that there are no moves, unless counts follow it. Castling is accepted in both notations.
// Sources: https://official-stockfish.github.io/docs/stockfish-wiki/UCI-&-Commands.html and
// https://github.com/agausmann/perftree.
package engine
