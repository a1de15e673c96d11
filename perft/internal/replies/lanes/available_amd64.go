//go:build amd64 && !purego

package lanes

import (
	"os"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/simd"
)

// kernels is settled once, when the program starts. The kernels of a set work together, so all of them can be
// used or none is.
var kernels = simd.Usable(func(set simd.Set) bool {
	switch {
	case os.Getenv(noSIMD) != "":
		return false
	case set == simd.AVX512:
		return hasListMovesAVX512 && hasCountRepliesAVX512 && hasCountPairsAVX512 && hasCountKinglessAVX512 &&
			hasArrangeAVX512 && hasSpreadAVX512 && hasDifferencesAVX512 && hasFindUnitsAVX512 && hasFindTouchesAVX512 &&
			hasSeparateAVX512
	case set == simd.AVX2: // which extracts bits all the time
		return bmi2.Fast() && hasListMovesAVX2 && hasCountRepliesAVX2 && hasCountPairsAVX2 && hasCountKinglessAVX2 &&
			hasArrangeAVX2 && hasSpreadAVX2 && hasDifferencesAVX2 && hasFindUnitsAVX2 && hasFindTouchesAVX2 &&
			hasSeparateAVX2
	}
	return false
})

// How many positions the kernels of a set count at a time. A test of package simd looks for these names where it
// asks which sets have run.
const (
	widthAVX512 = width
	widthAVX2   = width / 2
)

// batch returns how many positions the kernels count at a time.
func batch() uint64 {
	if useAVX512 {
		return widthAVX512
	}
	return widthAVX2
}
