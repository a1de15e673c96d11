package catalog_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/proof"
)

// TestSquaresAreMasked asks about numbers beyond 63: every technique takes the low six bits, and
// none panics.
func TestSquaresAreMasked(t *testing.T) {
	for _, technique := range append(catalog.All(), catalog.Reference()) {
		t.Run(technique.Name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(6, 0))
			for beyond := attacks.NoSquare; beyond != 0; beyond++ {
				sq, occ := beyond&63, proof.RandomOccupancy(random)
				if technique.Rook(beyond, occ) != technique.Rook(sq, occ) ||
					technique.Bishop(beyond, occ) != technique.Bishop(sq, occ) ||
					technique.Queen(beyond, occ) != technique.Queen(sq, occ) {
					t.Errorf("square %d, occupancy %#016x: the answer differs from that for %v", uint8(beyond), uint64(occ), sq)
				}
			}
		})
	}
}
