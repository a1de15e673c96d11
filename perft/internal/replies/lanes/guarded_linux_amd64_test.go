package lanes_test

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// TestInGuardedMemory counts in memory that ends, and begins, at pages that must not be touched.
func TestInGuardedMemory(t *testing.T) {
	requireKernel(t)
	for _, atEnd := range []bool{false, true} {
		pairs, triples := guarded[lanes.Counter](t, atEnd), guarded[lanes.TripleCounter](t, atEnd)
		for _, test := range cases {
			p := parse(t, test.fen)
			compare(t, pairs, &p)
			compareTriple(t, triples, new(lanes.Counter), &p)
		}
	}
}

// guarded returns a value in memory between pages that must not be touched, right after the first or before
// the last. Its pointers are to tables of the package only.
func guarded[T any](t *testing.T, atEnd bool) *T {
	size := int(unsafe.Sizeof(*new(T)))
	memory := transformtest.Guarded[byte](t, size)
	if atEnd {
		memory = slices.Clip(memory[len(memory)-size:])
	}
	return (*T)(unsafe.Pointer(unsafe.SliceData(memory)))
}
