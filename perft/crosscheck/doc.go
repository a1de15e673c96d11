// Package crosscheck compares move generators.
//
//	search := crosscheck.Search{Tested: mine, Reference: crosscheck.Bitray(1), Depth: 4}
//	result, err := search.First(ctx, []crosscheck.Line{crosscheck.NewLine(board.Start())}) // result.Difference is nil if there is none
//
// A [MoveGenerator] lists the legal moves of a position and counts the leaf nodes below each:
// that of this module ([Bitray]), with any attack generator too ([MoveGeneratorOf]), or your own, for which two methods
// are enough. One is tested; the other is the reference, whose results are taken to be right. The input is a [Line], a root position and the moves from it. Each side makes these
// moves itself, so making moves is compared too.
//
// [EveryNode] compares the move lists at every node of a tree. [Search] goes through many positions, compares
// leaf counts and descends only where they differ. Both return a [Difference]: the path, the missing and the
// extra moves or the count that is wrong ([Miscount]), and a guess which rule is broken ([Difference.Class]).
// [Search.Minimize] makes the position of a difference small.
package crosscheck
