//go:build !purego

package simd

import "golang.org/x/sys/cpu"

func detect() Set {
	x := &cpu.X86
	switch {
	case !x.HasAVX || !x.HasAVX2 || !x.HasBMI2:
		return Portable
	case x.HasAVX512F && x.HasAVX512BW && x.HasAVX512DQ && x.HasAVX512VL && x.HasAVX512VBMI && x.HasAVX512GFNI:
		return AVX512
	default:
		return AVX2
	}
}
