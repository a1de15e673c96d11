//go:build !purego

package hyperbola

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// usable says which kernels this process can use. NEON has those for whole boards.
var usable = simd.Kernels{
	"AllRooksNEON":   feature.Has(feature.ASIMD),
	"AllBishopsNEON": feature.Has(feature.ASIMD),
	"AllQueensNEON":  feature.Has(feature.ASIMD),
}

// AllRooks is the function [AllRooks].
func (k Kernel) AllRooks(dst *[64]uint64, occ uint64) {
	if k.set == simd.NEON {
		allRooksNEON(dst, occ)
	} else {
		everyRook(dst, occ)
	}
}

// AllBishops is the function [AllBishops].
func (k Kernel) AllBishops(dst *[64]uint64, occ uint64) {
	if k.set == simd.NEON {
		allBishopsNEON(dst, occ)
	} else {
		everyBishop(dst, occ)
	}
}

// AllQueens is the function [AllQueens].
func (k Kernel) AllQueens(dst *[64]uint64, occ uint64) {
	if k.set == simd.NEON {
		allQueensNEON(dst, occ)
	} else {
		everyQueen(dst, occ)
	}
}
