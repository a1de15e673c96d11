// Package crosscheck compares move generators.
//
// An [Oracle] is anything that can say which moves are legal in a position and how many leaf
// nodes each of them leads to: a technique of this module ([Technique]), github.com/notnil/chess
// ([Notnil]), or a program (package engine). Oracles are asked about a [Line], a root position
// and the moves from it, so that each makes the moves itself and its making of moves is compared
// too.
//
// [EveryNode] compares the move lists at every node of a tree. [Search] goes through many
// positions, compares leaf counts and descends only where they differ. Both return a
// [Difference], which names the path, the moves that are missing and those that are too many,
// and guesses the rule that was broken ([Difference.Class]). A [Minimiser] makes the position of a
// difference small.
package crosscheck
