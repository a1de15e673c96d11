package showcmd

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
)

// TestDifferenceOfAttacks draws two sets that differ on both sides.
func TestDifferenceOfAttacks(t *testing.T) {
	c := attacksConfig{technique: "mine", against: "theirs"}
	got := c.difference(diagram.Diagram{}, attacks.SetOf(attacks.A1, attacks.B2), attacks.SetOf(attacks.B2, attacks.C3, attacks.D4))
	for i, want := range []struct {
		name    string
		squares attacks.Bitboard
	}{{"only mine", attacks.SetOf(attacks.A1)}, {"only theirs", attacks.SetOf(attacks.C3, attacks.D4)}} {
		if layer := got.Layers[i]; layer.Name != want.name || layer.Set != want.squares {
			t.Errorf("layer %d: %s\n%vwant %s\n%v", i, layer.Name, layer.Set, want.name, want.squares)
		}
	}
}

// TestParseBitboard reads boards in all forms, and what is none.
func TestParseBitboard(t *testing.T) {
	for text, want := range map[string]attacks.Bitboard{
		"d6,f4": attacks.SetOf(attacks.D6, attacks.F4), "h8": attacks.SetOf(attacks.H8), "0xff": attacks.Rank1, "0XA": 10,
		"0": attacks.Empty, "010": 10, "0b101": 5, "18446744073709551615": attacks.Universe,
	} {
		if got, err := parseBitboard("occ", text); err != nil || got != want {
			t.Errorf("%s: error %v, got\n%vwant\n%v", text, err, got, want)
		}
	}
	for _, text := range []string{"", "d6,", "d6 f4", "i9", "ff", "0x", "0b2", "0b", "0x1_0", "-1", "0x10000000000000000", "d6,0x1"} {
		if got, err := parseBitboard("occ", text); err == nil {
			t.Errorf("%q was taken for\n%v", text, got)
		}
	}
}

// TestPinEndsAtThePinner has a queen behind the rook that pins.
func TestPinEndsAtThePinner(t *testing.T) {
	pos, err := cli.ParsePosition("4k3/4q3/8/4r3/8/8/4N3/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	d := view(&pos, "pins")
	if got, want := d.Layers[0].Set, attacks.SetOf(attacks.E2, attacks.E3, attacks.E4, attacks.E5); got != want {
		t.Errorf("line of the pin: got\n%vwant\n%v", got, want)
	}
}
