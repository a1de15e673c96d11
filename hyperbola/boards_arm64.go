//go:build !purego

package hyperbola

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// hasNEON says whether this process can use the kernels, which are those for whole boards.
var hasNEON = feature.Has(feature.ASIMD)

var _ = simd.Register("hyperbola", simd.Kernels{"AllRooksNEON": hasNEON, "AllBishopsNEON": hasNEON, "AllQueensNEON": hasNEON})

func allRooks(dst *[64]uint64, occ uint64) {
	if hasNEON && simd.May(simd.NEON) {
		allRooksNEON(dst, occ)
	} else {
		everyRook(dst, occ)
	}
}

func allBishops(dst *[64]uint64, occ uint64) {
	if hasNEON && simd.May(simd.NEON) {
		allBishopsNEON(dst, occ)
	} else {
		everyBishop(dst, occ)
	}
}

func allQueens(dst *[64]uint64, occ uint64) {
	if hasNEON && simd.May(simd.NEON) {
		allQueensNEON(dst, occ)
	} else {
		everyQueen(dst, occ)
	}
}
