package showcmd

import (
	"testing"

	"github.com/bitray/bitray/attacks"
)

// TestDifferenceOfAttacks draws two sets that differ on both sides.
func TestDifferenceOfAttacks(t *testing.T) {
	c := attacksConfig{technique: "mine", against: "theirs"}
	got := c.difference(ground{}, attacks.Of(attacks.A1, attacks.B2), attacks.Of(attacks.B2, attacks.C3, attacks.D4))
	for i, want := range []struct {
		name    string
		squares attacks.Bitboard
	}{{"only mine", attacks.Of(attacks.A1)}, {"only theirs", attacks.Of(attacks.C3, attacks.D4)}} {
		if layer := got.Layers[i]; layer.Name != want.name || layer.Squares != want.squares {
			t.Errorf("layer %d: %s\n%vwant %s\n%v", i, layer.Name, layer.Squares, want.name, want.squares)
		}
	}
}
