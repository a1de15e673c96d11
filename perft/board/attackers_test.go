package board_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
)

// TestAttackersCheckersPinned also asks for the pawns of both colors that attack a square: each attacks forwards.
func TestAttackersCheckersPinned(t *testing.T) {
	pin := parse(t, "4k3/4r3/8/b7/7b/2B1n1n1/4Q3/4K3 w - - 0 1")
	double := parse(t, "4k3/8/8/8/7b/8/3P4/r3K2Q w - - 0 1")
	pawns := parse(t, "4k3/8/3p1p2/4K3/3P1P2/8/8/8 w - - 0 1")
	for _, test := range []struct {
		name      string
		got, want attacks.Bitboard
	}{
		{"pinned", pin.Pinned(), attacks.SetOf(attacks.C3)},
		{"no checkers", pin.Checkers(), attacks.Empty},
		{"attackers to e3", pin.AttackersTo(attacks.E3, pin.Occupied()), attacks.SetOf(attacks.E7, attacks.E2)},
		{"two checkers", double.Checkers(), attacks.SetOf(attacks.A1, attacks.H4)},
		{"pawns that check", pawns.Checkers(), attacks.SetOf(attacks.D6, attacks.F6)},
		{"pawns that attack c5", pawns.AttackersTo(attacks.C5, pawns.Occupied()), attacks.SetOf(attacks.D4, attacks.D6)},
		{"pawns that attack g5", pawns.AttackersTo(attacks.G5, pawns.Occupied()), attacks.SetOf(attacks.F4, attacks.F6)},
	} {
		if test.got != test.want {
			t.Errorf("%s: got\n%vwant\n%v", test.name, test.got, test.want)
		}
	}
}
