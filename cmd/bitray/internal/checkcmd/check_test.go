package checkcmd

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/suite"
)

// forgetful is the reference with one wrong entry: a bishop on c1 overlooks d2 if nothing
// stands on b2.
type forgetful struct{ attacks.Sliders }

func (f forgetful) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	attacked := f.Sliders.Bishop(sq, occ)
	if sq == attacks.C1 && !occ.Has(attacks.B2) {
		return attacked.Without(attacks.D2)
	}
	return attacked
}

func TestCheckFindsOneWrongEntry(t *testing.T) {
	subjects := []subject{
		{Generator: cli.Generator{Name: "reference", Sliders: catalog.Reference()}},
		{Generator: cli.Generator{Name: "forgetful", Sliders: forgetful{catalog.Reference().Sliders}}},
	}
	config := config{Limits: cli.Limits{MaxNodes: 10_000}, maxPositions: 100, threads: 1}
	k := newCheck(subjects, suite.Default(), config)
	if err := k.run(context.Background(), new(cli.Progress)); err != nil {
		t.Fatal(err)
	}
	if !k.differs() {
		t.Error("the check has found nothing")
	}
	if good, bad := k.result(&k.subjects[0]), k.result(&k.subjects[1]); good != cli.OK || bad != cli.Wrong {
		t.Errorf("results %s and %s, want %s and %s", good, bad, cli.OK, cli.Wrong)
	}
	for _, asJSON := range []bool{false, true} {
		k.config.json = asJSON
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		if err := k.print(out); err != nil {
			t.Fatal(err)
		}
		if err := out.Flush(); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"exhaustive proof: bishop on c1", "depth 2: expected", "class:   sliding attack"} {
			if !strings.Contains(text.String(), want) {
				t.Errorf("%q is missing in\n%s", want, text.String())
			}
		}
	}
}
