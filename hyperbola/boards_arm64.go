//go:build !purego

package hyperbola

import (
	"strings"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// has reports whether this process can use the kernel of a set for a function. NEON has those for whole
// boards.
func has(set simd.Set, function string) bool {
	return set == simd.Generic || hasAny(set) && strings.HasPrefix(function, "All")
}

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	return set == simd.Generic || set == simd.NEON && feature.Has(feature.ASIMD)
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
