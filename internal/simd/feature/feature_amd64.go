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
		{AVX512F, x.HasAVX512F},
		{GFNI, x.HasAVX512GFNI},
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
