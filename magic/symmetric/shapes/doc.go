// Package shapes is magic bitboards in 33,688 bytes: as in package
// [github.com/bitray/bitray/magic/symmetric] squares share index tables, and attack sets that
// differ only by their place on the board are stored once.
//
//	attacked := shapes.Rook(sq, occ) &^ own
//
// Prefer it if smaller tables than those of magic/symmetric are worth one more load.
//
// # Formula
//
//	number = numbers[offset + (((T(occ) & mask) * magic) >> shift)]
//	attacks = rotateLeft(shapes[shapeOf[first + number]], sq)
//
// # Derivation
//
// A rook on c3 and a rook on e4 that reach two squares each way attack sets of one shape: the
// second is the first, shifted by ten squares.
//
//	. . . . . . . .    . . . . . . . .
//	. . . . . . . .    . . . . . . . .
//	. . . . . . . .    . . . . 1 . . .
//	. . 1 . . . . .    . . . . 1 . . .
//	. . 1 . . . . .    . . 1 1 . 1 1 .
//	1 1 . 1 1 . . .    . . . . 1 . . .
//	. . 1 . . . . .    . . . . 1 . . .
//	. . 1 . . . . .    . . . . . . . .
//
// Turning each attack set right by the number of its square, with the bits that fall out coming
// in at the other end, makes the 6,328 sets of all squares into 1,297. Nothing is lost: turning
// left by the same number gives the set back, and a rotation is one instruction. A table of
// 16-bit numbers says which shape each set has.
//
// One look-up returns all lines of a slider, so there are no functions for single
// lines.
//
// # Tables
//
// 33,688 bytes: 10,656 of numbers, 12,656 that say which shape, 10,376 of shapes; and a row of
// 64 bytes a square. "bitray techniques" says what building them costs at start-up; BenchmarkGame of
// package symmetric compares the look-ups.
//
// Calls of the methods of [Occupancy] inline. Rook, Bishop and Queen do not.
//
// # Origin
//
// New here (2026), like the orbits. What both rest on: Chess Programming Wiki, Magic Bitboards, Byte Lookup,
// https://www.chessprogramming.org/Magic_Bitboards#Byte_Lookup.
//
// # When to use
//
// Instead of package symmetric where 33,688 bytes fit and 61,280 do not; its third dependent load costs latency.
package shapes
