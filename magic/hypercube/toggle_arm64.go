//go:build !purego

package hypercube

import "github.com/bitray/bitray/internal/simd/feature"

// hasToggle says whether this process can use the kernel.
var hasToggle = feature.Has(feature.ASIMD)

func toggle(state, delta *[words]uint64) {
	if hasToggle {
		toggleNEON(state, delta)
	} else {
		portableToggle(state, delta)
	}
}
