//go:build amd64 && !purego

package lanes

import (
	"os"

	"golang.org/x/sys/cpu"
)

// available is settled once, when the program starts.
var available = os.Getenv(noSIMD) == "" &&
	cpu.X86.HasBMI1 && cpu.X86.HasBMI2 && cpu.X86.HasPOPCNT &&
	cpu.X86.HasAVX512F && cpu.X86.HasAVX512BW && cpu.X86.HasAVX512DQ && cpu.X86.HasAVX512VL &&
	cpu.X86.HasAVX512CD && cpu.X86.HasAVX512VPOPCNTDQ && cpu.X86.HasAVX512GFNI &&
	cpu.X86.HasAVX512VBMI && cpu.X86.HasAVX512VBMI2
