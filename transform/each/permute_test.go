package each_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
)

// TestPermuteByAnyPermutation draws permutations, in which neither ranks nor files stay together, and maps
// boards with a single square and others.
func TestPermuteByAnyPermutation(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 0))
	src := sample()
	for sq := range 64 {
		src = append(src, 1<<sq)
	}
	dst := make([]board, len(src))
	forEachSet(t, func(t *testing.T) {
		for range 50 {
			var places [64]uint8
			for i, place := range r.Perm(64) {
				places[i] = uint8(place)
			}
			p, err := transform.NewPermutation(places)
			if err != nil {
				t.Fatal(err)
			}
			each.Permute(p, dst, src)
			for i, b := range src {
				if want := transform.Permute(p, b); dst[i] != want {
					t.Fatalf("to %v: board, got, want:\n%s", places, transform.Draw(b, dst[i], want))
				}
			}
		}
	})
}
