//go:build (amd64 || arm64) && !windows

// Package hostile tests loops that call C functions, without C: it has a caller that looks for
// registers which a loop did not preserve, and a function that spoils all registers that it may.
package hostile

import "unsafe"

// Function is a function with the calling convention of C.
type Function int

const (
	// Spoiler returns Answer of its two arguments, after spoiling all registers that a function
	// may spoil, and counts calls with a stack that is not aligned.
	Spoiler Function = iota
	// Thief changes all registers of [Stolen] for good.
	Thief
	// Witness calls its first argument with the others and checks what it finds afterwards.
	Witness
	count
)

// entries holds the addresses by [Function]; it is filled by the assembly.
var entries [count]uintptr

// Address returns where f begins.
func (f Function) Address() uintptr { return entries[f] }

// Answer is what [Spoiler] returns. Arguments in another order give another answer, and so does a
// square with anything in its upper 32 bits.
func Answer(square, occupied uint64) uint64 { return 3*square + occupied }

// Stolen has a bit for each register that [Thief] changes.
const Stolen = stolen

// Written by the assembly.
var (
	calls, misaligned uint64 // of Spoiler
	broken            uint64 // a bit for each register that Witness found changed
)

// Report says how often Spoiler was called since the last report, how often with a stack that was not
// aligned, and which registers Witness found changed, a bit for each in the order of its table.
func Report() (called, unaligned, changed uint64) {
	called, unaligned, changed = calls, misaligned, broken
	calls, misaligned, broken = 0, 0, 0
	return called, unaligned, changed
}

// Call calls f on the stack of the goroutine, of which it may use a kilobyte.
func Call(f uintptr, arguments [6]uintptr) uintptr { return call(f, &arguments) }

//go:noescape
func call(f uintptr, arguments *[6]uintptr) uintptr

// Pointer returns the address of the first element, for arguments. What it points to must live until
// the call is over.
func Pointer[T any](of []T) uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(of))) }
