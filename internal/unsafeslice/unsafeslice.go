// Package unsafeslice passes slices of a caller's own types to kernels as slices of the words that they work
// on, a conversion that the type system cannot check. It serves the packages of this module that have
// functions for slices: hyperbola and fill. Package perft/internal/hash lays its table over
// memory that the operating system hands out in bytes.
//
// Of all that the techniques, the batches and perft link, it alone imports package unsafe, so an
// audit of them for memory safety reads the file unsafeslice.go. (Only packages that measure or test the
// module use unsafe too.) A test of attacks/catalog holds that.
package unsafeslice

import "unsafe"

// Words returns the boards of a slice as words: the same memory and length, with the capacity cut down
// to the length. Any type whose underlying type is uint64 has the size, the alignment and the
// values of uint64, so the two slices may be read and written alike, and neither holds
// pointers.
func Words[B ~uint64](boards []B) []uint64 {
	return unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(boards))), len(boards))
}

// Bytes returns a slice of squares as bytes: the same memory and length, with the capacity cut down
// to the length. A square of a signed type keeps its bits, and so its value modulo 64. Squares of
// wider types cannot be passed on like this: kernels load eight squares as eight bytes, so that
// wider ones would have to be copied first.
func Bytes[S ~uint8 | ~int8](squares []S) []uint8 {
	return unsafe.Slice((*uint8)(unsafe.Pointer(unsafe.SliceData(squares))), len(squares))
}

// Lines returns memory as lines of 64 bytes, the size of a cache line, of eight words each: the same
// memory, as many lines as fit in whole. It serves memory that the operating system hands out as
// bytes. Memory that does not begin at a multiple of eight bytes has no lines, since words that are
// not aligned cannot be read atomically everywhere.
func Lines(memory []byte) [][8]uint64 {
	start := unsafe.Pointer(unsafe.SliceData(memory))
	if len(memory) < lineBytes || uintptr(start)%8 != 0 {
		return nil
	}
	return unsafe.Slice((*[8]uint64)(start), len(memory)/lineBytes)
}

const lineBytes = 64
