//go:build !purego

package hyperbola

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// Why whole boards have kernels and pairs have none, counted and not timed.
//
// Everything that is seen from a rank along the files is one board, and so is what is seen on the right of them along both
// diagonals, and on the left; a look-up of bytes makes each from 42 bytes, which are worked out once. This is
// untimed. It was chosen by the number of instructions that an emulated processor executes, as printed by
//
//	.ci/instructions ./hyperbola Batch
//
//	                         generic    NEON    generic/NEON
//	all squares, rooks         1,830     173       10.6
//	            bishops        1,770     197        9.0
//	            queens         3,750     302       12.4
//
// Pairs would take half as many instructions as in Go, too small a gain to rely on without timing it.
//
// Single squares are the same on arm64 as elsewhere. A full reversal would be one instruction there
// (RBIT), and with it ranks could do without the table. But it saves nothing: rook, bishop and queen are
// 23, 22 and 40 instructions as they are, and 23, 23 and 40 with the mask of the rank in place of the
// slider in a row; with both, in rows of 64 bytes, rook and queen are 22 and 39.

// hasNEON says whether this process can use the kernels, which are those for whole boards.
var hasNEON = feature.Has(feature.ASIMD)

var _ = simd.Register("hyperbola", simd.Kernels{"AllRooksNEON": hasNEON, "AllBishopsNEON": hasNEON, "AllQueensNEON": hasNEON})

func allRooks(dst *[64]uint64, occ uint64) {
	if hasNEON && simd.May(simd.NEON) {
		allRooksNEON(dst, occ)
	} else {
		eachSquare(dst, occ, Rook[uint8, uint64])
	}
}

func allBishops(dst *[64]uint64, occ uint64) {
	if hasNEON && simd.May(simd.NEON) {
		allBishopsNEON(dst, occ)
	} else {
		eachSquare(dst, occ, Bishop[uint8, uint64])
	}
}

func allQueens(dst *[64]uint64, occ uint64) {
	if hasNEON && simd.May(simd.NEON) {
		allQueensNEON(dst, occ)
	} else {
		eachSquare(dst, occ, Queen[uint8, uint64])
	}
}
