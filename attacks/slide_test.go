package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/transform"
)

// seen returns the squares from sq in direction d up to and including the first occupied one.
func seen(sq attacks.Square, d attacks.Direction, occ attacks.Bitboard) attacks.Bitboard {
	return reference.Queen(sq, occ) & attacks.Ray(d, sq)
}

func TestQueenRays(t *testing.T) {
	for _, occ := range boards(40) {
		for sq := range attacks.Square(64) {
			for d, got := range attacks.QueenRays(sq, occ) {
				if want := seen(sq, attacks.Direction(d), occ); got != want {
					t.Fatalf("%v from %v: occupancy, want, got\n%s", attacks.Direction(d), sq, transform.Draw(occ, want, got))
				}
			}
		}
	}
}

func TestSlide(t *testing.T) {
	sets := boards(200)
	for i, sliders := range sets {
		occ := sets[(i*5+2)%len(sets)]
		for d := range attacks.Direction(8) {
			var want attacks.Bitboard
			for sq := range sliders.Squares() {
				want |= seen(sq, d, occ)
			}
			if got := sliders.Slide(d, occ); got != want {
				t.Fatalf("%v: sliders, occupancy, want, got\n%s", d, transform.Draw(sliders, occ, want, got))
			}
		}
	}
}
