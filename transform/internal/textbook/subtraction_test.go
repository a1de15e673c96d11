package textbook_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// TestRaysBySubtraction compares every ray on every line, for all occupancies of the line and with all other
// squares empty and occupied, with what package reference walks on the halves of the line.
func TestRaysBySubtraction(t *testing.T) {
	for _, line := range []struct {
		name string
		mask func(uint8) uint64
	}{
		{"file", transform.FileMask[uint8, uint64]},
		{"rank", transform.RankMask[uint8, uint64]},
		{"diagonal", transform.DiagonalMask[uint8, uint64]},
		{"anti-diagonal", transform.AntiDiagonalMask[uint8, uint64]},
	} {
		for sq := range uint8(64) {
			mask := line.mask(sq)
			above, below := transform.Halves(sq, mask)
			for subset := range transform.Subsets(mask) {
				for _, occ := range []uint64{subset, subset | ^mask} {
					up, down := reference.Queen(sq, occ)&above, reference.Queen(sq, occ)&below
					for _, test := range []struct {
						name      string
						got, want uint64
					}{
						{"positive ray", textbook.PositiveRay(sq, occ, mask), up},
						{"negative ray", textbook.NegativeRay(sq, occ, mask), down},
						{"line", textbook.LineAttacks(sq, occ, mask), up | down},
					} {
						if test.got != test.want {
							t.Fatalf("%s, %s of square %d: occupied, got, want:\n%s", line.name, test.name, sq,
								transform.Draw(occ, test.got, test.want))
						}
					}
				}
			}
		}
	}
}

// TestPrintedSubtraction repeats the worked example of the talk, digit by digit, with the highest bit on the
// left: the slider is the third square from the right.
func TestPrintedSubtraction(t *testing.T) {
	const occupied, slider = uint8(0b11000101), uint8(0b00000100)
	for _, step := range []struct {
		name      string
		got, want uint8
	}{
		{"o-s", occupied - slider, 0b11000001},
		{"o-2s", occupied - 2*slider, 0b10111101},
		{"o^(o-2s)", occupied ^ (occupied - 2*slider), 0b01111000},
	} {
		if step.got != step.want {
			t.Errorf("%s: got %08b, printed %08b", step.name, step.got, step.want)
		}
	}
	const rank1, c1 = 0xff, 2
	if got := textbook.PositiveRay(c1, uint64(occupied), rank1); got != 0b01111000 {
		t.Errorf("the positive ray of c1: got %08b, printed 01111000", got)
	}
}
