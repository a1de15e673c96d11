// Package lineslab looks each line up by magic in its own table, and overlaps the tables of all 256 lines in
// one short slab.
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
// as far as the nearest piece on either side and no further, so that on a line of eight squares there are at
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
// "bitray-lab generate lineslab" anneals a multiplier for the number of indices that it uses, and the order
// in which the tables are laid into the slab. It finds numbers.go again, in some minutes. Its slab has 4,761
// entries, while the shortest tables that it finds have 3,864 together; the published slab has 5,956, with
// indices of no more bits than needed.
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
