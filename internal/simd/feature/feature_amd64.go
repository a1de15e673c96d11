//go:build !purego

package feature

import (
	"math/bits"

	"golang.org/x/sys/cpu"
)

func detect() (found Set) {
	x := &cpu.X86
	for _, extension := range []struct {
		set Set
		has bool
	}{
		{AVX, x.HasAVX},
		{AVX2, x.HasAVX2},
		{GFNI, hasGFNI()},
		{AVX512F, x.HasAVX512F},
		{AVX512BW, x.HasAVX512BW},
		{AVX512CD, x.HasAVX512CD},
		{AVX512DQ, x.HasAVX512DQ},
		{AVX512VL, x.HasAVX512VL},
		{AVX512VBMI, x.HasAVX512VBMI},
		{AVX512VBMI2, x.HasAVX512VBMI2},
		{AVX512BITALG, x.HasAVX512BITALG},
		{AVX512VPOPCNTDQ, x.HasAVX512VPOPCNTDQ},
		{BMI1, x.HasBMI1},
		{BMI2, x.HasBMI2},
		{POPCNT, x.HasPOPCNT},
	} {
		if extension.has {
			found |= 1 << (bits.Len32(uint32(extension.set)) - 1) // its own bit alone
		}
	}
	return found
}

// hasGFNI reports whether the processor has GFNI, with AVX-512 or without. Package cpu answers for both
// together only, so where nothing of AVX-512 is left the processor is asked. Otherwise GFNI is missing from
// the answer if it was switched off.
func hasGFNI() bool {
	x := &cpu.X86
	if x.HasAVX512F || x.HasAVX512BW || x.HasAVX512CD || x.HasAVX512DQ || x.HasAVX512VL {
		return x.HasAVX512GFNI
	}
	const ecxGFNI = 1 << 8
	return x.HasAVX2 && featuresECX()&ecxGFNI != 0
}

// featuresECX returns register ECX of leaf 7 of CPUID, which processors with AVX2 have.
func featuresECX() (features uint32)
