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
// together only, so where there is no AVX-512 the processor is asked. Where there is, GFNI is missing from the
// answer if it was switched off.
func hasGFNI() bool {
	if cpu.X86.HasAVX512F {
		return cpu.X86.HasAVX512GFNI
	}
	const ecxGFNI = 1 << 8
	return cpu.X86.HasAVX2 && featuresECX()&ecxGFNI != 0
}
