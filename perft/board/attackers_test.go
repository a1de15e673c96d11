package board_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
)

func TestAttackersCheckersPinned(t *testing.T) {
	p := parse(t, "4k3/4r3/8/b7/8/2B1n3/4Q3/4K3 w - - 0 1")
	if got, want := p.Pinned(), attacks.Of(attacks.C3); got != want {
		t.Errorf("pinned: got\n%vwant\n%v", got, want)
	}
	if got := p.Checkers(); got != 0 {
		t.Errorf("checkers: got\n%v", got)
	}
	if got, want := p.AttackersTo(attacks.E3, p.Occupied()), attacks.Of(attacks.E7, attacks.E2); got != want {
		t.Errorf("attackers to e3: got\n%vwant\n%v", got, want)
	}
	p = parse(t, "4k3/8/8/8/7b/8/3P4/r3K2Q w - - 0 1")
	if got, want := p.Checkers(), attacks.Of(attacks.A1, attacks.H4); got != want {
		t.Errorf("checkers: got\n%vwant\n%v", got, want)
	}
}

// TestPawnsAttackForwards asks for the pawns of both colors that attack a square.
func TestPawnsAttackForwards(t *testing.T) {
	p := parse(t, "4k3/8/3p1p2/4K3/3P1P2/8/8/8 w - - 0 1")
	if got, want := p.Checkers(), attacks.Of(attacks.D6, attacks.F6); got != want {
		t.Errorf("checkers: got\n%vwant\n%v", got, want)
	}
	for _, test := range []struct{ sq, white, black attacks.Square }{
		{attacks.C5, attacks.D4, attacks.D6},
		{attacks.G5, attacks.F4, attacks.F6},
	} {
		if got, want := p.AttackersTo(test.sq, p.Occupied()), attacks.Of(test.white, test.black); got != want {
			t.Errorf("attackers to %v: got\n%vwant\n%v", test.sq, got, want)
		}
	}
}
