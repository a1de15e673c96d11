// Package perft counts the leaves of the tree of legal moves: the standard test of a move
// generator, and a measure of its speed.
//
//	nodes, err := perft.Count(ctx, board.Start(), 6, perft.Options{}) // 119060324
//
// [Count] gives the total, [Divide] also the total of each root move, [CountCounters] the captures,
// checks, mates and so on among the last moves. All take any technique of the module, any
// number of threads, and end early when their context does.
//
// Perft knows legal moves only: the 50-move rule, repetition and insufficient material end
// nothing. Depth 0 is one node.
//
// # What is counted
//
// A node is a sequence of legal moves of the given length. In bulk, as is usual, the moves of
// the last ply are counted and not made; [Options.NoBulk] makes them too. The method [Scalar]
// does not make the ply before it either: it counts the replies to a move from what the
// move changes. [SIMD] does not make the last three plies: it adds up what first moves and replies
// do alone, and looks at the pairs in which one changes what the other does. Neither keeps a table
// between positions. The nodes are the same, the work is not, so a speed should name its method;
// that of [Make] compares with what other programs call bulk counting. Totals are kept in 128
// bits, see [Nodes]; a larger total is [ErrOverflow].
//
// # Threads and hash
//
// The work is cut into parts a few plies below the root, which threads take as they become free;
// a count that has ended early holds the root moves that were finished. With a hash table
// positions that come up again are counted once, from the parts on, which are merged. Without
// one nothing is remembered, and a speed is that of the generator; with one it is effective only,
// as most nodes are never visited. A second count with another [Options.Seed] and with
// [Options.NoMerge], which goes another way from the root to the table, checks the first. [Effort]
// says what was counted and looked up.
//
// The table remembers counts of three plies and more. That, and the plain walk around it, was
// measured by perft 8 of the start position with one thread and AVX-512 (Xeon, Sapphire Rapids, two busy cores of a
// virtual machine, seconds of user time; positions counted and looked up are exact):
//
//	remembered from  counted by  counted  looked up  seconds
//	depth 3          SIMD        0.82 M   1.92 M     3.2
//	depth 4          SIMD        1.80 M   0.12 M     5.1
//	depth 2          two plies   9.46 M   22.1 M     9.3, 8.6 with all children of a node touched first
//
// At depth 2 a move made and looked up costs about what the count costs that it may save. With 0.82 M
// counts for the 822,518 different positions at ply 5 nothing is left to gain by remembering more, only
// by cheaper look-ups. Of those, reading the entries of all children before they are used gained nothing,
// and the prefetch instruction in the same place 4 % of user time (3.07 to 2.94 s, four pairs), too
// little for a piece of assembly. Shorter keys could not gain 2 %, which is what all keys take.
package perft
