// Package dense divides the occupied squares of a line by the smallest constant that tells them
// apart, and looks the attacks up at the remainder: congruent modulo bitboards with
// tables of less than a third of the size.
//
//	attacked := dense.Rook(sq, occ) &^ own
//
// Prefer it if you like number theory and the cache is crowded.
//
// # Formula
//
//	file[sq][(occ & fileMask[sq]) % 73]
//	diagonal[sq][(occ & diagonalMask[sq]) % 85]
//	antiDiagonal[sq][(occ & antiDiagonalMask[sq]) % 65]
//
// # Derivation
//
// As in package congruent, remainders add up square by square, and a modulus serves if all
// sets of relevant squares, 64 at most, have different sums. A modulus that makes the squares
// of a line the digits of a positional system needs to be little more than 64:
//
//	73 divides 2^9-1. A step along a file, 2^8, is 1/2. Six squares in a row are, up to a
//	   factor, the digits of a binary number, and 73 is odd, so the factor loses nothing.
//	85 divides 2^8-1. A step along a diagonal, 2^9, is 2: binary again, the squares being
//	   weighed by their file. It is casting out 255, divided by three.
//	65 divides 2^7+2. A step along an anti-diagonal, 2^7, is -2: base -2.
//
//	the lines of d4, each square modulo 73, 85 and 65
//	. . . . . . . .     . . . . . . . .     . . . . . . . .
//	. . . 64. . . .     . . . . . . 64.     . . . . . . . .
//	. . . 55. . . .     . . . . . 32. .     . 32. . . . . .
//	. . . 37. . . .     . . . . 16. . .     . .-16. . . . .
//	. . . . . . . .     . . . . . . . .     . . . . . . . .
//	. . . 2 . . . .     . . 4 . . . . .     . . . .-4 . . .
//	. . . 4 . . . .     . 2 . . . . . .     . . . . . 2 . .
//	. . . . . . . .     . . . . . . . .     . . . . . . . .
//
// (37, 55 and 64 are 1/2, 1/4 and 1/8 modulo 73.) A test finds that no smaller moduli do, for
// any kind of line.
//
// The alternative that is usually named, to keep the published moduli and to look the dense
// index up by the remainder, costs a second load that depends on the first, and 257 bytes a
// line. A small modulus costs nothing.
//
// Ranks are bytes already and are looked up as such. Every line has a function: [Rank],
// [File], [Diagonal], [AntiDiagonal].
//
// # Tables
//
// 73, 85 and 65 entries of 8 bytes a square make 114 kB; masks and the first-rank table are
// 2.5 kB. "bitray techniques" says how long they take at start-up.
//
// Rook, Bishop and the line functions inline into their callers, Queen does not.
//
// # Origin
//
// Trevor Fenner and Mark Levene (2008) for congruence as an index; the moduli are our own (2026).
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Congruent_Modulo_Bitboards and
// https://www.chessprogramming.org/General_Setwise_Operations (casting out 255).
//
// # When to use
//
// Instead of package congruent always, and instead of package kindergarten where multiplication by a
// constant is cheap but shifts by a variable are not.
package dense
