// Package shadows takes what lies in the shadow of a piece away from each ray of the slider: shifted
// bitboards.
//
//	attacked := shadows.Rook(sq, occ) &^ own
//
// Prefer it if bit scans and multiplications are slow.
//
// # Formula
//
//	b = (occ & ray) << k; b |= b << k; b |= b << 2k; b |= b << 4k
//	attacks on the ray = ray &^ b
//
// for each of the eight rays, k being its step: 8 along files, 1 along ranks, 9 and 7 along diagonals. Rays
// towards lower squares shift to the right.
//
// # Derivation
//
// Think of the slider as a lamp: every piece on a ray throws a shadow on all that lies behind it. One step
// further than the pieces is the first square of each shadow. Each of the three lines that follow doubles the
// length, to two, four and eight squares, and no ray is longer than seven. A rook on c1 looks along its rank
// (S), at pieces on e1 and f1:
//
//	            a b c d e f g h
//	slider      . . S . . . . .
//	occ & ray   . . . . 1 1 . .
//	first step  . . . . . 1 1 .
//	b           . . . . . 1 1 1   and on beyond the edge
//	ray &^ b    . . . 1 1 . . .
//
// The fills of package fill carry light from the slider through empty squares, and must keep it from wrapping
// around the edge of the board. Shadows may wrap: upwards, a shifted bit is always higher than the piece that
// throws it. So it is no square of the ray between the slider and that piece, and all others of the ray are
// dark anyway. No mask is needed besides the ray.
//
// # Lines
//
// All of them, as two rays each, but none has its own function.
//
// # Tables
//
// 64 rows of eight rays, 64 bytes each: 4,096 bytes, built in some microseconds.
//
// Rook, Bishop and Queen are one call each.
//
// # Origin
//
// Neels Groenewald, for the engine NagaSkaki, before 2012, as "Shifted Bitboards"; he joins six shifts
// instead of three doublings. Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Shifted_Bitboards.
//
// # When to use
//
// When bit scans and multiplications are slow. Package fill does the same without tables.
package shadows
