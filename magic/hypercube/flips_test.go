package hypercube

import (
	"math/bits"
	"testing"
)

// BenchmarkKept measures what a move costs, two toggles, and a queen from the state, a thousand to an
// operation.
func BenchmarkKept(b *testing.B) {
	o := New[int](uint64(0xffff00000000ffff))
	b.Run("toggle", func(b *testing.B) {
		for b.Loop() {
			for i := range 1000 {
				o.Toggle(i)
			}
		}
	})
	b.Run("queen", func(b *testing.B) {
		var sum uint64
		for b.Loop() {
			for i := range 1000 {
				sum += o.Queen(i)
			}
		}
		if sum == 0 {
			b.Error("no queen attacks anything")
		}
	})
}

// TestFlips holds the documentation of the package to the number of indices that a toggle changes.
func TestFlips(t *testing.T) {
	most, all := 0, 0
	for sq := range deltas {
		flips := 0
		for _, word := range deltas[sq] {
			flips += bits.OnesCount64(word)
		}
		if corner := sq&7%7 == 0 && sq>>3%7 == 0; (flips == 0) != corner {
			t.Errorf("square %d changes %d indices", sq, flips)
		}
		most, all = max(most, flips), all+flips
	}
	if most != 27 || all != 1036 {
		t.Errorf("a toggle changes up to %d indices, all together %d, want 27 and 1036", most, all)
	}
}
