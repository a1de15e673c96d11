//go:build !purego

package simd

import "golang.org/x/sys/cpu"

func detect() Set {
	x := &cpu.X86
	switch {
	case !x.HasAVX || !x.HasAVX2 || !x.HasBMI2:
		return Generic
	case !hasGFNI():
		return AVX2
	case x.HasAVX512F && x.HasAVX512BW && x.HasAVX512DQ && x.HasAVX512VL && x.HasAVX512VBMI && x.HasAVX512BITALG:
		return AVX512
	default:
		return AVX2GFNI
	}
}

// hasGFNI reports whether a processor with AVX2 has GFNI, with AVX-512 or without. Package cpu
// answers for both together only, so where there is no AVX-512 the processor is asked. Where there
// is, GFNI is missing from the answer if it was switched off.
func hasGFNI() bool {
	if cpu.X86.HasAVX512F {
		return cpu.X86.HasAVX512GFNI
	}
	const ecxGFNI = 1 << 8
	return featuresECX()&ecxGFNI != 0
}
