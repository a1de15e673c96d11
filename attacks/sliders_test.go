package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/transform"
)

var (
	orthogonal = []attacks.Direction{attacks.North, attacks.East, attacks.South, attacks.West}
	diagonal   = []attacks.Direction{attacks.NorthEast, attacks.SouthEast, attacks.SouthWest, attacks.NorthWest}
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(attacks.Rook, attacks.Bishop, attacks.Queen))
	t.Run("queen of the others", func(t *testing.T) { attackstest.Run(t, attacks.NewSliders(magic.Rook, magic.Bishop, nil)) })
}

// xray walks on behind the first occupied square of each ray, if that is one of blockers.
func xray(sq attacks.Square, occ, blockers attacks.Bitboard, directions []attacks.Direction) (behind attacks.Bitboard) {
	for _, d := range directions {
		met := 0
		for _, to := range onRay(sq, d) {
			if met == 1 {
				behind = behind.With(to)
			}
			if occ.Has(to) {
				if met++; met == 2 || !blockers.Has(to) {
					break
				}
			}
		}
	}
	return behind
}

func TestXRays(t *testing.T) {
	occupancies := boards(40)
	for i, occ := range occupancies {
		blockers := occupancies[(i*7+1)%len(occupancies)]
		for sq := range attacks.Square(64) {
			want := xray(sq, occ, blockers, orthogonal)
			if got := attacks.XRayRook(sq, occ, blockers); got != want {
				t.Fatalf("rook on %v: occupancy, blockers, want, got\n%s", sq, transform.Draw(occ, blockers, want, got))
			}
			want = xray(sq, occ, blockers, diagonal)
			if got := attacks.XRayBishop(sq, occ, blockers); got != want {
				t.Fatalf("bishop on %v: occupancy, blockers, want, got\n%s", sq, transform.Draw(occ, blockers, want, got))
			}
		}
	}
}
