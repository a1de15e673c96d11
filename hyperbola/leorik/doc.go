// Package leorik smears the next blockers above and below the slider down to the first square, and
// takes the difference: Leorik's attacks, also known as slide arithmetic.
//
//	attacked := leorik.Rook(sq, occ) &^ own
//
// Prefer it if tables must be small and bit scans are fast.
//
// # Formula
//
//	upper, lower = the blockers of the line above and below the slider
//	attacks = (upper ^ (upper - 1) ^ 0x7fffffffffffffff >> clz(lower | 1)) & line
//
// where clz counts leading zeros and line is the line without the slider.
//
// # Derivation
//
// upper ^ (upper - 1) has the lowest bit of upper and all bits below it. The all-ones word of 63
// bits, shifted right by the leading zeros of lower, has all bits below the highest bit of lower.
// Both reach down to the first square, so their difference starts at the blocker below and ends
// at the blocker above. The squares of a line, slider on the fourth, blockers on the first,
// second, sixth and eighth:
//
//	upper                          . . . . . 1 . 1
//	lower                          1 1 . . . . . .
//	upper ^ (upper - 1)            1 1 1 1 1 1 . .
//	0x7fff... >> clz(lower)        1 . . . . . . .
//	difference                     . 1 1 1 1 1 . .
//	& line                         . 1 1 . 1 1 . .
//
// With no blocker above, upper ^ (upper - 1) is all ones. With no blocker below, the guard bit
// makes the second mask empty, so the difference goes down to the first square. (In Go a shift by 64
// is empty too, and the guard changes no result; it spares the test for such a shift.)
//
// The first version of the Chess Programming Wiki's page on Leorik (25 March 2022) had
// trailingZeroCount for clz, which the guard bit would make zero every time; it has been corrected.
//
// Slide arithmetic is the same expression in the words of the bit manipulation instructions: BZHI
// splits the line at the slider, BLSMSK is upper ^ (upper - 1). There is one kernel for both. Both
// originals split the line by the bits below the slider; here the table holds the halves.
//
// # Lines
//
// All four alike, with no reversal: [File], [Rank], [Diagonal] and [AntiDiagonal].
//
// # Tables
//
// 64 rows of the four lines, cut in two at the slider, 64 bytes each: 4,096 bytes, built in some
// microseconds.
//
// Rook, Bishop and the line functions inline into their callers. Queen is one call. Built for
// GOAMD64=v3, the compiler uses BLSMSK and LZCNT by itself.
//
// # Origin
//
// Thomas Jahn, in the engine Leorik (2022); Jakob Progsch and Daniel Inführ, slide arithmetic.
// Source: https://github.com/lithander/Leorik; Chess Programming Wiki,
// https://www.chessprogramming.org/Leorik; https://talkchess.com/viewtopic.php?t=79049 and
// https://talkchess.com/viewtopic.php?t=78693; https://github.com/Gigantua/Chess_Movegen.
//
// # When to use
//
// When tables must be small and the build is for GOAMD64=v3. With the bit scan of v1 (BSR)
// obstruction takes fewer instructions.
package leorik
