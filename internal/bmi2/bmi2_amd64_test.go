//go:build !purego

package bmi2

import (
	"testing"

	"golang.org/x/sys/cpu"
)

// Every processor of Intel's that has the instructions has them in hardware.
func TestIntelIsFast(t *testing.T) {
	const intel = 'G' | 'e'<<8 | 'n'<<16 | 'u'<<24
	vendor, signature := cpuid()
	if vendor != intel || !cpu.X86.HasBMI2 {
		t.Skip("not a processor of Intel's, or the instructions are switched off")
	}
	if !Fast() {
		t.Errorf("Fast() = false on the Intel processor %#x", signature)
	}
}
