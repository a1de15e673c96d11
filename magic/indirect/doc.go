// Package indirect keeps every attack set once and looks up first which one it is, then the
// set: magic bitboards with a 16-bit indirection, a minimal perfect hash by a second look-up.
//
//	attacked := indirect.Rook(sq, occ) &^ own
//
// Prefer it if a third of the memory of magic is worth a second load.
//
// # Formula
//
//	sets[ids[offset[sq] + (((occ & mask[sq]) * magic[sq]) >> shift[sq])]]
//
// # Derivation
//
// The index is that of package magic, and the multipliers are the same. But of the 102,400
// entries of the rook only 4,900 differ on their squares, and of the 5,248 of the bishop only
// 1,428, because what stands behind a blocker makes no difference. A rook on a1 has 4,096
// relevant occupancies and attacks seven times seven sets of squares:
//
//	relevant          one occupancy        what it leaves
//	. . . . . . . .   . . . . . . . .      . . . . . . . .
//	1 . . . . . . .   1 . . . . . . .      . . . . . . . .
//	1 . . . . . . .   . . . . . . . .      . . . . . . . .
//	1 . . . . . . .   1 . . . . . . .      . . . . . . . .
//	1 . . . . . . .   1 . . . . . . .      1 . . . . . . .
//	1 . . . . . . .   . . . . . . . .      1 . . . . . . .
//	1 . . . . . . .   . . . . . . . .      1 . . . . . . .
//	. 1 1 1 1 1 1 .   . . 1 . 1 1 . .      . 1 1 . . . . .
//
// So the large table holds numbers of two bytes instead of sets of eight. The number of sets
// on a square is the product of the lengths of its rays, rays of length zero counted as one,
// which is also how they are numbered: the set of one line times the sets of the other.
//
// One look-up returns all lines of a slider, so there are no functions for single lines.
//
// # Tables
//
// 107,648 numbers of 2 bytes (215 kB), 6,328 sets of 8 bytes (51 kB) and a row of 64 bytes a
// square: 270 kB. The multipliers are found and the tables filled at start-up in about half a
// millisecond; "bitray techniques" says how long.
//
// Rook, Bishop and Queen inline into their callers.
//
// # Origin
//
// The idea is mentioned, and called slower, in Gerd Isenberg's talk Efficient Generation of
// Sliding Piece Attacks, Workshop Chess and Mathematics, Dresden 2008. Source: Chess
// Programming Wiki, Magic Bitboards, https://www.chessprogramming.org/Magic_Bitboards.
//
// # When to use
//
// When a third of the memory of package magic is worth a second dependent load, which "bitray bench
// --technique magic,magic/indirect --mode latency-occupancy" measures on your machine.
package indirect
