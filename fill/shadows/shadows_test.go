package shadows_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/fill/shadows"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(shadows.Rook, shadows.Bishop, shadows.Queen))
}

// rays are the functions of single rays by [geometry.Direction].
var rays = [8]func(attacks.Square, attacks.Bitboard) attacks.Bitboard{
	geometry.North:     shadows.North[attacks.Square, attacks.Bitboard],
	geometry.NorthEast: shadows.NorthEast[attacks.Square, attacks.Bitboard],
	geometry.East:      shadows.East[attacks.Square, attacks.Bitboard],
	geometry.SouthEast: shadows.SouthEast[attacks.Square, attacks.Bitboard],
	geometry.South:     shadows.South[attacks.Square, attacks.Bitboard],
	geometry.SouthWest: shadows.SouthWest[attacks.Square, attacks.Bitboard],
	geometry.West:      shadows.West[attacks.Square, attacks.Bitboard],
	geometry.NorthWest: shadows.NorthWest[attacks.Square, attacks.Bitboard],
}

// TestRays asks for every ray with every subset of its squares, on an otherwise empty and on a full board.
func TestRays(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	for d, ray := range rays {
		for sq := range attacks.Square(64) {
			mask := geometry.Ray[attacks.Bitboard](geometry.Direction(d), sq)
			for subset := range mask.Subsets() {
				want := reference.Queen(sq, subset) & mask
				for _, occ := range [2]attacks.Bitboard{subset, subset | ^mask} {
					if got := ray(sq, occ); got != want {
						t.Fatalf("%v of %v: occupancy, want, got\n%s", geometry.Direction(d), sq, transform.Draw(occ, want, got))
					}
				}
			}
			beyond, occ := sq+64*attacks.Square(1+random.IntN(3)), proof.RandomOccupancy(random)
			if ray(beyond, occ) != ray(sq, occ) {
				t.Errorf("%v of square %d: the answer differs from that for %v", geometry.Direction(d), uint8(beyond), sq)
			}
		}
	}
}
