package overlap

import (
	"math/rand/v2"
	"testing"
)

// TestFitAgreesWithBruteForce puts random shapes into random slabs of all densities and compares
// the place with what a look at every slot of every offset finds.
func TestFitAgreesWithBruteForce(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		slab := make(Slab, 40)
		density := random.IntN(64)
		for i := range slab[:30] {
			for bit := range 64 {
				if random.IntN(64) < density {
					slab[i] |= 1 << bit
				}
			}
		}
		slots := make([]int, 1+random.IntN(40))
		for i := range slots {
			slots[i] = random.IntN(256)
		}
		s := NewShape(slots)
		want := 0
		for !fits(slab, s, want) {
			want++
		}
		if got, ok := slab.Fit(s, want+s.Span); !ok || got != want {
			t.Fatalf("density %d/64, %d slots used: fits at %d, %v, want %d", density, len(Slots(s.Words)), got, ok, want)
		}
		if got, ok := slab.Fit(s, want+s.Span-1); ok {
			t.Fatalf("density %d/64: fits at %d, which reaches beyond the limit", density, got)
		}
		before := append(Slab(nil), slab...)
		slab.Toggle(s, want)
		if slab.free(s, want) {
			t.Fatal("a place that was taken is still free")
		}
		slab.Toggle(s, want)
		for i := range slab {
			if slab[i] != before[i] {
				t.Fatal("what was entered and taken out again left traces")
			}
		}
	}
}

func fits(slab Slab, s *Shape, offset int) bool {
	for slot := range s.Span {
		at := offset + slot
		if s.Words[slot>>6]>>(slot&63)&1 != 0 && slab[at>>6]>>(at&63)&1 != 0 {
			return false
		}
	}
	return true
}
