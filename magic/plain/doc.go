// Package plain looks sliding attacks up in a table of one size for all squares, at an index
// that a multiplication and a constant shift make of the occupancy: plain magic bitboards.
//
//	attacked := plain.Rook(sq, occ) &^ own
//
// Prefer it if only the number of instructions counts.
//
// # Formula
//
//	rooks[sq][((occ & mask[sq]) * magic[sq]) >> 52]
//	bishops[sq][((occ & mask[sq]) * magic[sq]) >> 55]
//
// # Derivation
//
// The multiplier is that of package magic: it brings the relevant squares, those whose
// occupancy matters, to the top of the product without a destructive collision. What differs is
// that every square of a piece takes the same number of bits from the top, as many as the
// most demanding squares: twelve for a rook on a1, which has twelve relevant squares, nine
// for a bishop on d4. A square with fewer has room to spare.
//
//	relevant to a rook on a1   to a rook on d4   to a bishop on d4   to a bishop on a1
//	. . . . . . . .            . . . . . . . .   . . . . . . . .     . . . . . . . .
//	1 . . . . . . .            . . . 1 . . . .   . . . . . . 1 .     . . . . . . 1 .
//	1 . . . . . . .            . . . 1 . . . .   . 1 . . . 1 . .     . . . . . 1 . .
//	1 . . . . . . .            . . . 1 . . . .   . . 1 . 1 . . .     . . . . 1 . . .
//	1 . . . . . . .            . 1 1 . 1 1 1 .   . . . . . . . .     . . . 1 . . . .
//	1 . . . . . . .            . . . 1 . . . .   . . 1 . 1 . . .     . . 1 . . . . .
//	1 . . . . . . .            . . . 1 . . . .   . 1 . . . 1 . .     . 1 . . . . . .
//	. 1 1 1 1 1 1 .            . . . . . . . .   . . . . . . . .     . . . . . . . .
//
// A multiplier that needs n bits is perfect with more bits too, since the additional low bits
// can only tell apart what the high bits confuse. The price is memory: the shift is a
// constant, the offset is the square, and the compiler can see that no index leaves its
// table, so there is no bounds check; but the tables have 294,912 entries for 107,648
// relevant occupancies.
//
// One look-up returns all lines of a slider, so there are no functions for single
// lines.
//
// # Tables
//
// 64 x 4096 entries for the rook and 64 x 512 for the bishop, 8 bytes each, and 32 bytes a
// square for masks and multipliers: 2.36 MB. The multipliers are found and the tables filled
// at start-up in little more than a millisecond, most of which goes to the operating system for
// fresh pages; "bitray techniques" says how long.
//
// Rook, Bishop and Queen inline into their callers.
//
// # Origin
//
// Lasse Hansen, Winboard Forum, 14 June 2006. Source: Chess Programming Wiki, Magic Bitboards (plain),
// https://www.chessprogramming.org/Magic_Bitboards#Plain.
//
// # Fewer numbers
//
// Two multipliers a square are 128 numbers, and a program that stores them instead of searching them at its
// start can do with 22: shifted right by the file, one number serves several squares of a rank, eight bishops
// each, and rooks in groups of eight on ranks 2 to 6, of four and two on the outer ones. Daniel Inführ calls
// that correlation magics (Chess_Movegen, 2023, with 8 numbers for bishops and 32 for rooks). A test of this
// package holds the 22. They save no table, and take one shift more a look-up.
//
// # When to use
//
// When only the number of instructions counts. As soon as a search shares the caches, package magic
// does the same in a third of the memory for a few instructions more, and even with the caches to
// itself it waits less for them.
package plain
