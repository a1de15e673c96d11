// Package congruent divides the occupied squares of a line by a constant and looks the attacks
// up at the remainder: congruent modulo bitboards.
//
//	attacked := congruent.Rook(sq, occ) &^ own
//
// Prefer it if you like number theory.
//
// # Formula
//
//	file[sq][(occ & fileMask[sq]) % 258]
//	diagonal[sq][(occ & diagonalMask[sq]) % 257]
//	antiDiagonal[sq][(occ & antiDiagonalMask[sq]) % 257]
//
// # Derivation
//
// A board is a number, the sum of 2^s over the occupied squares s, and remainders can be added
// up square by square. 2^8 is -1 modulo 257, so a step along a diagonal, 2^9, is -2, and a
// step along an anti-diagonal, 2^7, is -1/2. Up to a constant factor, the squares of a diagonal
// are the digits of a number in base -2:
//
//	the diagonal of d4, each square modulo 257
//	. . . . . . . .
//	. . . . . . 64.
//	. . . . .-32. .       occupied squares of a diagonal have different
//	. . . . 16. . .       sums, because numbers in base -2 are unique,
//	. . . . . . . .       and the sums span less than 257
//	. . 4 . . . . .
//	.-2 . . . . . .
//	. . . . . . . .
//
// A step along a file is 2^8, which is -2 modulo 258: base -2 once more. The publication takes
// whole lines, shifted down until they start at bit zero, and has 514 for diagonals, 257 for
// anti-diagonals and 258 for files, which is the smallest that does. Only files need the shift, because
// 258 is even: of a whole file left in its place, 399 occupancies on 35 squares meet the
// attacks of another. Without the shift whole files need 491. For the relevant squares alone
// 258 is enough, so there is no shift here. The 514 for diagonals is right but not needed. A test
// counts all this.
//
// Ranks are bytes already and are looked up as such. Every line has a function: [Rank],
// [File], [Diagonal], [AntiDiagonal].
//
// # Tables
//
// The remainders are sparse: of 257 entries at most 64 are in use. Three tables a square, 258
// and twice 257 entries of 8 bytes, make 395 kB; masks and the first-rank table are 2.5 kB.
// Package congruent/dense has smaller moduli and less than a third of that. "bitray techniques" says how long
// the tables take at start-up.
//
// The compiler divides by a constant with a multiplication by its reciprocal, a shift, another
// multiplication and a subtraction, about three times the latency of the multiplication that
// package kindergarten needs for the same purpose.
//
// Rook, Bishop and the line functions inline into their callers, Queen does not.
//
// # Origin
//
// Trevor Fenner and Mark Levene: Move Generation with Perfect Hash Functions. ICGA Journal 31
// (1), 2008. Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Congruent_Modulo_Bitboards.
//
// # Variants
//
//   - dense has the smallest moduli, and with them less than a third of the tables.
//
// # When to use
//
// For study of the number theory: package kindergarten does the same with one multiplication and
// a fortieth of the tables.
package congruent
