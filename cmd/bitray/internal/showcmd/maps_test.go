package showcmd

import (
	"testing"

	"github.com/bitray/bitray/attacks"
)

// TestMapsAreWhatTheirNamesSay follows the square c2.
func TestMapsAreWhatTheirNamesSay(t *testing.T) {
	want := map[string]attacks.Square{
		"flip-vertical": attacks.C7, "mirror-horizontal": attacks.F2, "flip-diagonal": attacks.B3, "flip-anti-diagonal": attacks.G6,
		"rotate-180": attacks.F7, "rotate-90-clockwise": attacks.B6, "rotate-90-anti-clockwise": attacks.G3,
		"pseudo-rotate-45-clockwise": attacks.C8, "pseudo-rotate-45-clockwise-inverse": attacks.C4,
		"pseudo-rotate-45-anti-clockwise": attacks.C5, "pseudo-rotate-45-anti-clockwise-inverse": attacks.C7,
		"visual-rotate-45-clockwise": attacks.G3, "visual-rotate-45-clockwise-inverse": attacks.D1,
		"visual-rotate-45-anti-clockwise": attacks.A2, "visual-rotate-45-anti-clockwise-inverse": attacks.A5,
	}
	maps := Maps()
	for _, m := range maps {
		if got := attacks.Bitboard(m.board(uint64(attacks.C2.Bitboard()))); got != want[m.Name].Bitboard() || m.Description == "" {
			t.Errorf("%s, %q: c2 goes to\n%v\nwant %v", m.Name, m.Description, got, want[m.Name])
		}
	}
	if len(maps) != len(want) {
		t.Errorf("%d maps, want %d", len(maps), len(want))
	}
}
