// Package perft counts the leaves of the tree of legal moves: the standard test of a move
// generator, and a measure of its speed.
//
//	nodes, err := perft.Count(ctx, board.Start(), 6, perft.Options{}) // 119060324
//
// [Count] gives the total, [Divide] the total of each root move, [CountKinds] the captures,
// checks, mates and so on among the last moves. All take any technique of the module, any
// number of threads, and end early when their context does.
//
// Perft knows legal moves only: the 50-move rule, repetition and insufficient material end
// nothing. Depth 0 is one node.
//
// # What is counted
//
// A node is a sequence of legal moves of the given length. In bulk, as is usual, the moves of
// the last ply are counted and not made; [Options.NoBulk] makes them too. Totals are kept in 128
// bits, see [Nodes].
package perft
