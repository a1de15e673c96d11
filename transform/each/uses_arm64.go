//go:build !purego

package each

import (
	"github.com/bitray/bitray/transform/simd"
	"github.com/bitray/bitray/transform/simd/feature"
)

// has reports whether this process can use the kernel of a set for a function. NEON has none for a permutation
// that the caller chooses.
func has(set simd.Set, function string) bool {
	return set == simd.Generic || hasAny(set) && function != "Permute"
}

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	return set == simd.Generic || set == simd.NEON && feature.Has(feature.ASIMD)
}
