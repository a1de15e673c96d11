// Package perft counts the leaves of the tree of legal moves: the standard test of a move
// generator, and a measure of its speed.
//
//	nodes, err := perft.Count(ctx, board.Start(), 6, perft.Options{}) // 119060324
//
// Leave [Options.Method] alone unless you compare speeds: the fastest that the machine allows is taken.
//
// [Count] gives the total, [Divide] also the total of each root move, [CountDetails] the captures,
// checks, mates and so on among the last moves. All take any technique of the module, any
// number of threads, and end early when their context does.
//
// Only mate and stalemate end a game: the 50-move rule, repetition and insufficient material do
// not. Depth 0 is one node.
//
// # What is counted
//
// A node is a sequence of legal moves of the given length. In bulk, as is usual, the moves of
// the last ply are counted and not made; [Options.NoBulk] makes them too. The method [MethodScalar]
// does not make the ply before it either: it counts the replies to a null move, and adjusts that
// count for each move. [MethodSIMD] does not make the last three plies: it adds the effects of single
// moves, and corrects for pairs of moves that interact. Neither keeps a table between positions.
// The nodes are the same, the work is not, so name the method with any speed; that of [MethodMake]
// compares with what other programs call bulk counting. Totals have 128 bits, see [Nodes]; a
// larger total is [ErrOverflow].
//
// # Threads and hash
//
// The work is cut into parts a few plies below the root, which threads take as they become free;
// a count that ends early returns the root moves that were finished. With a hash table
// transpositions are counted once; the speed is then called effective, as most nodes are never
// visited. Without one it is the speed of the generator. A second count with another
// [Options.Seed] checks the first. [Effort] says what was counted and looked up.
//
// A [Session] keeps its table from one count to the next, for programs that count below many positions.
//
// The table remembers counts of 3 to 15 plies that are less than 2^48; perft/NOTES.md of the repository has the measurements.
package perft
