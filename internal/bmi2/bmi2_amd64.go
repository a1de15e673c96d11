//go:build amd64 && !purego

package bmi2

import "golang.org/x/sys/cpu"

var fast = cpu.X86.HasBMI2 && !microcoded(cpuid())

// extract and deposit execute the instruction if fast is set, and go on to the emulation if
// it is not.
//
//go:noescape
func extract(b, mask uint64) uint64

//go:noescape
func deposit(packed, mask uint64) uint64

// cpuid returns the first word of the vendor's name (leaf 0, EBX) and the signature of the
// processor (leaf 1, EAX).
//
//go:noescape
func cpuid() (vendor, signature uint32)

//lint:file-ignore U1000 the assembly goes on to these

func emulateExtract(b, mask uint64) uint64      { return Emulate(b, mask) }
func emulateDeposit(packed, mask uint64) uint64 { return EmulateDeposit(packed, mask) }
