// Package pextpdep looks sliding attacks up as numbers of sixteen bits, which one instruction spreads over
// the lines of the piece: PEXT bitboards with packed attacks.
//
//	attacked := pextpdep.Rook(sq, occ) &^ own
//
// Prefer it if the processor extracts and deposits bits, and three quarters of the memory of pext are too
// much.
//
// # Formula
//
//	pdep(slab[offset[sq] + pext(occ, mask[sq])], all[sq])
//
// where mask are the relevant squares of the piece and all those that it attacks on an empty board.
//
// # Derivation
//
// The index is that of package pext. An attack set is a part of what the piece attacks on an empty board,
// which are 14 squares for a rook and 13 at most for a bishop. So it needs a bit for each of these squares
// and nothing else: PEXT packs the set when the table is filled, PDEP puts the bits back where they belong.
//
//	attacks of a rook on d4   all its squares   code, from the lowest square
//	. . . . . . . .           . . . 1 . . . .
//	. . . 1 . . . .           . . . 1 . . . .   d1 d2 d3 a4 b4 c4 e4 f4 g4 h4 d5 d6 d7 d8
//	. . . 1 . . . .           . . . 1 . . . .    0  0  1  0  1  1  1  1  1  1  1  1  1  0
//	. . . 1 . . . .           . . . 1 . . . .
//	. 1 1 . 1 1 1 1           1 1 1 . 1 1 1 1   = 01111111110100 in binary
//	. . . 1 . . . .           . . . 1 . . . .
//	. . . . . . . .           . . . 1 . . . .
//	. . . . . . . .           . . . 1 . . . .
//
// The lines of a slider are answered together, by one look-up. There are no functions for single
// lines; package splitpext has a table for each.
//
// # The instructions
//
// On amd64 with BMI2 the look-up is written in assembly, because Go has no intrinsics for PEXT and PDEP, and
// is reached by a call. Queen looks up both pieces in one call. The wrappers Rook, Bishop and Queen inline;
// the call in them stays. What package pext says of processors that lack the instructions, or have them in
// microcode, holds here twice: both are emulated there.
//
// # Switching kernels off
//
// The build tag purego leaves out the assembly, and GODEBUG=cpu.bmi2=off switches the instructions off
// when the program starts. Package attacks lists all ways for the whole module.
//
// # Tables
//
// 107,648 entries of 2 bytes, and masks and offsets of 40 bytes a square: 217,856 bytes, a quarter of what
// pext takes. "bitray techniques" says what it costs to fill them.
//
// # Origin
//
// The Chess Programming Wiki lists a post by Lasse Hansen of 2013 under this title; its text could not be
// found. Source: Chess Programming Wiki, BMI2, https://www.chessprogramming.org/BMI2#PEXTBitboards; proposed
// for Stockfish in https://github.com/official-stockfish/Stockfish/pull/7108, and not taken.
//
// # When to use
//
// When the processor extracts and deposits fast and the cache is crowded. Its throughput is lower than that
// of package pext, since PDEP comes on top; whether a quarter of the memory makes up for that
// depends on what else the caches hold ("bitray bench --technique magic/pext,magic/pextpdep").
package pextpdep
