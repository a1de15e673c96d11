//go:build !purego

package each

import (
	"github.com/bitray/bitray/transform/simd"
	"golang.org/x/sys/cpu"
)

// chosen is fixed at start-up; only tests change it.
var chosen = choose()

func choose() instructionSet {
	best := simd.Best()
	switch {
	case best >= simd.AVX512 && cpu.X86.HasAVX512BITALG:
		return avx512
	case best >= simd.AVX2 && hasGFNI():
		return gfni
	case best >= simd.AVX2:
		return avx2
	default:
		return portable
	}
}

// hasGFNI reports whether the processor has GFNI, with AVX-512 or without. Package cpu answers
// for both together only, so where there is no AVX-512 the processor is asked. Where there is,
// GFNI is missing from the answer if it was switched off.
func hasGFNI() bool {
	if cpu.X86.HasAVX512F {
		return cpu.X86.HasAVX512GFNI
	}
	const ecxGFNI = 1 << 8
	return featuresECX()&ecxGFNI != 0
}
