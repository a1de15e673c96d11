//go:build amd64 && !purego

package lanes

import (
	"os"

	"golang.org/x/sys/cpu"
)

// available is settled once, when the program starts. It asks for what the assembly uses, as the
// comment on each of its functions says, and for nothing else. That AVX-512 F implies AVX2 is true
// of processors, but not where GODEBUG switches AVX2 off.
var available = os.Getenv(noSIMD) == "" &&
	cpu.X86.HasAVX && cpu.X86.HasAVX2 && cpu.X86.HasBMI1 && cpu.X86.HasBMI2 && cpu.X86.HasPOPCNT &&
	cpu.X86.HasAVX512F && cpu.X86.HasAVX512BW && cpu.X86.HasAVX512CD && cpu.X86.HasAVX512DQ &&
	cpu.X86.HasAVX512VL && cpu.X86.HasAVX512VBMI2 && cpu.X86.HasAVX512VPOPCNTDQ && cpu.X86.HasAVX512GFNI &&
	cpu.X86.HasAVX512BITALG
