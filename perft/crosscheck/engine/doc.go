// Package engine makes oracles of programs: chess engines that answer "go perft" in the UCI
// protocol ([Start]), and scripts as perftree uses them ([Script]).
//
// The answers of programs differ in spelling. A line with a move and a number is the count of a
// root move, whatever stands between them; the total is a line that says "nodes", "total" or
// "perft", or a number on its own. The total must be the sum of the counts, so garbage is not
// taken for an answer. Castling is accepted in both notations.
package engine
