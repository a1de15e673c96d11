// Package pext looks sliding attacks up in a table, at an index that one instruction extracts
// from the occupancy: PEXT bitboards.
//
//	attacked := pext.Rook(sq, occ) &^ own
//
// Prefer it if whole loops of look-ups are written in assembly.
//
// # Formula
//
//	slab[offset[sq] + pext(occ, mask[sq])]
//
// # Derivation
//
// What matters to a slider are the relevant squares: those on its lines, without the last one
// of each ray. PEXT takes the bits of the occupancy that the mask names and moves them next to
// one another, in order:
//
//	occupied          mask of a rook on d4   extracted, from the lowest square
//	. . . . . . . .   . . . . . . . .
//	. . . 1 . . . .   . . . 1 . . . .        d2 d3 b4 c4 e4 f4 g4 d5 d6 d7
//	. . . . . . . .   . . . 1 . . . .         0  1  1  0  0  0  0  0  0  1
//	. . . . . . 1 .   . . . 1 . . . .
//	. 1 . . . . . .   . 1 1 . 1 1 1 .        = 1000000110 in binary, the index
//	. . . 1 . . . .   . . . 1 . . . .
//	. . . . . . . .   . . . 1 . . . .
//	. . . . . . . .   . . . . . . . .
//
// A multiplier would have to be searched, and tested for collisions; the extraction is perfect
// by definition, every index occurs, and the table can be filled in the order of the index.
//
// The lines of a slider are answered together, by one look-up. There are no functions for single
// lines; package splitpext has a table for each. Package pextpdep keeps the attacks in a quarter of the
// memory.
//
// # The instruction
//
// On amd64 with BMI2 the look-up is written in assembly, because Go has no intrinsic for PEXT,
// and is reached by a call. Queen looks up both pieces in one call, so that the call costs
// once. The wrappers Rook, Bishop and Queen inline; the call in them stays.
//
// AMD's family 17h (Zen 1 and Zen 2) and what came before it execute PEXT in microcode, many
// times slower than a multiplication. Package internal/bmi2 knows them. There, on processors
// without BMI2, in builds with the tag purego, and with GODEBUG=cpu.bmi2=off, the extraction is
// emulated, bit by bit. The index is the same, and so are the tables. On a machine that emulates, prefer package
// magic.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.bmi2=off switches the instruction off
// when the program starts. Package attacks lists all ways for the whole module.
//
// # Tables
//
// 107,648 entries of 8 bytes (102,400 for the rook, 5,248 for the bishop) and a row of 32
// bytes a square: 863 kB. Each entry is filled by one operation from an earlier one; "bitray techniques" says what
// that costs.
//
// # Origin
//
// Zach Wegner proposed extraction as an index (2011) before there was hardware for it; Intel's
// Haswell (2013) had it first. Source: Chess Programming Wiki, BMI2 (PEXT Bitboards),
// https://www.chessprogramming.org/BMI2#PEXTBitboards.
//
// # When to use
//
// When you write whole loops of look-ups in assembly, or do not want to search for multipliers. For
// single look-ups from Go, package magic saves the call and has a higher throughput
// ("bitray bench --technique magic,pext").
package pext
