// Package splitpext looks the attacks on each line up in its own table, at an index that one instruction
// extracts from the occupancy: split PEXT bitboards.
//
//	attacked := splitpext.Rook(sq, occ) &^ own
//
// Prefer it if the processor extracts bits and 863 kB are too much.
//
// # Formula
//
//	rank[sq][pext(occ, rankMask[sq])] | file[sq][pext(occ, fileMask[sq])]
//
// and the same with the two diagonals for the bishop.
//
// # Derivation
//
// PEXT takes the bits of the occupancy that a mask names and moves them next to one another.
// With the mask of all relevant squares of a piece the tables are large, because the index
// runs over all combinations of two lines: up to 4,096 of them. A single line has at most six
// squares that matter, so two look-ups in small tables take the place of one in a large one.
//
//	rank mask, d4     file mask, d4     diagonal mask, d4   anti-diagonal mask, d4
//	. . . . . . . .   . . . . . . . .   . . . . . . . .     . . . . . . . .
//	. . . . . . . .   . . . 1 . . . .   . . . . . . 1 .     . . . . . . . .
//	. . . . . . . .   . . . 1 . . . .   . . . . . 1 . .     . 1 . . . . . .
//	. . . . . . . .   . . . 1 . . . .   . . . . 1 . . .     . . 1 . . . . .
//	. 1 1 1 1 1 1 .   . . . 1 . . . .   . . . 1 . . . .     . . . 1 . . . .
//	. . . . . . . .   . . . 1 . . . .   . . 1 . . . . .     . . . . 1 . . .
//	. . . . . . . .   . . . 1 . . . .   . 1 . . . . . .     . . . . . 1 . .
//	. . . . . . . .   . . . . . . . .   . . . . . . . .     . . . . . . . .
//
// The tables hold the finished attacks of the square on the line, so nothing is masked after
// the look-up. Package kindergarten/kgssb does the same with multiplications in place of the
// instruction.
//
// # The instruction
//
// On amd64 with BMI2 the look-up is written in assembly, because Go has no intrinsic for PEXT,
// and is reached by a call: one for a whole queen. The wrappers Rook, Bishop and Queen inline;
// the call in them stays. Elsewhere, and on AMD's family 17h (Zen 1 and Zen 2), where the
// instruction is slow microcode, and with the tag purego or GODEBUG=cpu.bmi2=off, the
// extraction is emulated, bit by bit. On a machine that emulates, prefer kindergarten/kgssb.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.bmi2=off switches the instruction off
// when the program starts. Package attacks lists all ways for the whole module.
//
// # Tables
//
// Four tables of 64 x 64 entries of 8 bytes and 32 bytes of masks a square: 133 kB, filled at
// start-up in some tens of microseconds and what the fresh pages cost; "bitray techniques" says how long
// it takes.
//
// # Origin
//
// Daniel Inführ (2020) and Thomas Jahn (2022), independently, as Inführ says in Chess_Movegen, a
// comparison of attack generators in C++. Source: https://github.com/Gigantua/Chess_Movegen,
// SplitPext.hpp; Chess Programming Wiki, BMI2, https://www.chessprogramming.org/BMI2.
//
// # When to use
//
// When the processor has the instruction in hardware and the 863 kB of package magic/pext are too much.
package splitpext
