package classical_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/classical"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

var rays = map[attacks.Direction]func(attacks.Square, attacks.Bitboard) attacks.Bitboard{
	attacks.North:     classical.North[attacks.Square, attacks.Bitboard],
	attacks.NorthEast: classical.NorthEast[attacks.Square, attacks.Bitboard],
	attacks.East:      classical.East[attacks.Square, attacks.Bitboard],
	attacks.SouthEast: classical.SouthEast[attacks.Square, attacks.Bitboard],
	attacks.South:     classical.South[attacks.Square, attacks.Bitboard],
	attacks.SouthWest: classical.SouthWest[attacks.Square, attacks.Bitboard],
	attacks.West:      classical.West[attacks.Square, attacks.Bitboard],
	attacks.NorthWest: classical.NorthWest[attacks.Square, attacks.Bitboard],
}

// TestRays walks every ray for every subset of its squares, with noise elsewhere, and asks for
// squares beyond 63 as well, which are masked. The lines would not notice if two directions were
// confused.
func TestRays(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 0))
	for _, d := range attacks.Directions() {
		for sq := range attacks.Square(64) {
			ray := attacks.Ray(d, sq)
			for subset := range ray.Subsets() {
				occ := subset | proof.RandomOccupancy(random)&^ray
				var want attacks.Bitboard
				for front := sq.Bitboard().Step(d); front != 0; front = (front &^ occ).Step(d) {
					want |= front
				}
				for beyond := range attacks.Square(4) {
					if got := rays[d](sq+64*beyond, occ); got != want {
						t.Fatalf("%v of %v, plus 64*%d, occupancy %#016x: occupancy, want, got\n%s",
							d, sq, beyond, uint64(occ), transform.Draw(occ, want, got))
					}
				}
			}
		}
	}
}
