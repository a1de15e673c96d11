package packer

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/magic/find"
)

// TestFitAgreesWithBruteForce puts random shapes into random slabs of all densities and compares
// the place with what a look at every slot of every offset finds.
func TestFitAgreesWithBruteForce(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		slab := make(bitmap, 40)
		density := random.IntN(64)
		for i := range slab[:30] {
			for bit := range 64 {
				if random.IntN(64) < density {
					slab[i] |= 1 << bit
				}
			}
		}
		var used find.Slots
		for range 1 + random.IntN(40) {
			slot := random.IntN(256)
			used[slot>>6] |= 1 << (slot & 63)
		}
		s := newShape(find.Multiplier{Bits: 8}, &used, toLongestHole)
		s.prepare()
		want := 0
		for !fits(slab, s, want) {
			want++
		}
		if got := slab.fit(s); got != want {
			t.Fatalf("density %d/64, %d slots used: fits at %d, want %d", density, s.used, got, want)
		}
		before := append(bitmap(nil), slab...)
		slab.toggle(s, want)
		if slab.free(s, want) {
			t.Fatal("a place that was taken is still free")
		}
		slab.toggle(s, want)
		for i := range slab {
			if slab[i] != before[i] {
				t.Fatal("what was entered and taken out again left traces")
			}
		}
	}
}

func fits(slab bitmap, s *shape, offset int) bool {
	for slot := range s.span {
		at := offset + slot
		if s.words[slot>>6]>>(slot&63)&1 != 0 && slab[at>>6]>>(at&63)&1 != 0 {
			return false
		}
	}
	return true
}
