// Package lineslab looks each line up by magic in its own table, and overlaps the tables of all 256 lines in
// one short slab.
//
//	attacked := lineslab.Rook(sq, occ) &^ own
//
// Prefer it if tables of kgssb are too large and all lines should be alike.
//
// # Formula
//
//	slab[offset + ((occ & inner) * multiplier >> 58)], for each line
//
// inner are the squares of the line that matter: neither the slider's own nor the ends.
//
// # Derivation
//
// A line has at most six squares that matter, and a multiplication gathers them in an index of six bits: that
// is package kindergarten/kgssb, with 64 entries for each line. But few of those are different. A slider sees
// up to the nearest piece on either side, so that on a line of eight squares there are at
// most twelve results (places: P)
//
//	P . . . . . . .   7 results     . . P . . . . .   2 x 5 results
//	. P . . . . . .   6 results     . . . P . . . .   3 x 4 results
//
// and of all lines together 1,712. Occupancies with one result may share an index. Which of them do is up to
// the carries of the product, and so the multipliers here are chosen for few different indices: of the 64
// that six bits can tell apart, they use fifteen on the average. The others stay free for other lines.
//
// # The search
//
// The numbers come from a search of some minutes. What counts of a multiplier is how many of the 64 indices it
// uses: those that it leaves are for other lines. Multipliers were annealed, a bit or two at a time, from random
// ones that work, 400,000 for each line, and each line kept the best 24 that use different indices.
//
// The tables were laid into the slab in an order, each with that multiplier of its line, and at that first place
// where it fits, that end first. A step moved one line to another place in the order, and simulated annealing
// decided whether it stayed, for 10,000 steps: at first a slab that was longer by three entries stayed in one
// step of three, and in the last third the three cooled down to nothing.
//
// The slab has 4,761 entries, while the shortest tables that were found have 3,864 together; the published slab
// has 5,956, with indices of no more bits than needed. It did not help to count short holes between used
// indices as used, or all that a table spans: the slab became longer by as much as more indices were used.
//
// # Lines
//
// Each by itself: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 4,761 entries of 8 bytes and 96 bytes a square: 44,232 bytes, filled at start-up in some tens of
// microseconds ("bitray techniques" says how long). The multipliers and offsets are constants. Package
// foldinghash has smaller rows, since its products have 32 bits.
//
// Rook, Bishop and the line functions inline into their callers, with a bounds check for each line. Queen is
// one call.
//
// # Origin
//
// Daniel Inführ (2022), as folding hash. Source: https://github.com/Gigantua/Chess_Movegen, FoldingHash.hpp;
// https://talkchess.com/viewtopic.php?p=925356.
//
// # When to use
//
// When tables must be a third of kgssb's and all lines alike. Package hyperbola has smaller ones and is
// ahead from cold caches ("bitray bench --technique hyperbola,kindergarten/lineslab --mode throughput,cold").
package lineslab
