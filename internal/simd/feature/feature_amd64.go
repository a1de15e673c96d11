//go:build !purego

package feature

import "golang.org/x/sys/cpu"

func detect() (found Set) {
	x := &cpu.X86
	for _, extension := range []struct {
		bit Set
		has bool
	}{
		{bitAVX, x.HasAVX},
		{bitAVX2, x.HasAVX2},
		{bitGFNI, hasGFNI()},
		{bitAVX512F, x.HasAVX512F},
		{bitAVX512BW, x.HasAVX512BW},
		{bitAVX512CD, x.HasAVX512CD},
		{bitAVX512DQ, x.HasAVX512DQ},
		{bitAVX512VL, x.HasAVX512VL},
		{bitAVX512VBMI, x.HasAVX512VBMI},
		{bitAVX512VBMI2, x.HasAVX512VBMI2},
		{bitAVX512BITALG, x.HasAVX512BITALG},
		{bitAVX512VPOPCNTDQ, x.HasAVX512VPOPCNTDQ},
		{bitBMI1, x.HasBMI1},
		{bitBMI2, x.HasBMI2},
		{bitPOPCNT, x.HasPOPCNT},
	} {
		if extension.has {
			found |= extension.bit
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
