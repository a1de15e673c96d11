//go:build !purego

package lanes

import (
	"slices"
	"testing"
	"unsafe"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/perft/board"
)

// TestInGuardedMemory counts in memory that ends, and begins, at pages that must not be touched.
func TestInGuardedMemory(t *testing.T) {
	for _, set := range kernels[:len(kernels)-1] {
		for _, atEnd := range []bool{false, true} {
			pairs, triples := guarded[Counter](t, atEnd), guarded[TripleCounter](t, atEnd)
			with(set, func() {
				eachNode(t, 0, func(p *board.Position) {
					if got, want := pairs.Count(p), countByMaking(p); got != want {
						t.Errorf("%v: %s: %d replies, want %d", set, p.FEN(), got, want)
					}
					if got, want := triples.Count(p), triples.countChildren(p); got != want {
						t.Errorf("%v: %s: %d leaves, want %d", set, p.FEN(), got, want)
					}
				})
			})
		}
	}
	if len(kernels) == 1 {
		t.Skip("skipped: no kernel can be used")
	}
}

// guarded returns a value in memory between pages that must not be touched, right behind the first or before
// the last. Its pointers are to tables of the package only.
func guarded[T any](t *testing.T, atEnd bool) *T {
	size := int(unsafe.Sizeof(*new(T)))
	memory := transformtest.Guarded[byte](t, size)
	if atEnd {
		memory = slices.Clip(memory[len(memory)-size:])
	}
	return (*T)(unsafe.Pointer(unsafe.SliceData(memory)))
}
