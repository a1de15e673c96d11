//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
)

// has reports whether this process can use the kernel of a set for a function. NEON has one for each.
func has(set simd.Set, _ string) bool { return hasAny(set) }

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	return set == simd.Generic || set == simd.NEON && feature.Has(feature.ASIMD)
}
