package checkcmd

import (
	"bytes"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/crosscheck"
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
	k := newCheck([]crosscheck.AttackGenerator{
		{Name: "reference", Sliders: catalog.Reference()},
		{Name: "forgetful", Sliders: forgetful{catalog.Reference().Sliders}},
	}, suite.Default(), config{Limits: cli.Limits{MaxNodes: 10_000}, maxPositions: 100, threads: 1})
	if err := k.run(t.Context(), new(cli.Progress)); err != nil {
		t.Fatal(err)
	}
	if good, bad := k.techniques[0].Result, k.techniques[1].Result; good != cli.OK || bad != cli.Wrong {
		t.Errorf("results %s and %s, want %s and %s", good, bad, cli.OK, cli.Wrong)
	}
	wantReport(t, k, cli.ErrDiffer, "exhaustive proof: bishop on c1", "depth 2: expected", "class:   sliding attack")
}

// wantReport wants an error, and texts in what a check prints for people, and in its JSON.
func wantReport(t *testing.T, k *check, wrong error, texts ...string) {
	t.Helper()
	for _, k.json = range []bool{false, true} {
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		if err := k.report(out, nil, k.subjects, k.excluded); err != wrong {
			t.Errorf("error %v, want %v", err, wrong)
		}
		if err := out.Flush(); err != nil {
			t.Fatal(err)
		}
		for _, want := range texts {
			if !strings.Contains(text.String(), want) {
				t.Errorf("%q is missing in\n%s", want, text.String())
			}
		}
	}
}

// TestConclusionIsTheWorstResult puts what failed before what is wrong, and that before all else.
func TestConclusionIsTheWorstResult(t *testing.T) {
	for want, results := range map[string]map[string]int{
		"failed: all checked: 1 failed, 1 WRONG, 1 ok\n": {cli.OK: 1, cli.Wrong: 1, cli.Failed: 1},
		"WRONG: all checked: 1 WRONG, 1 partial\n":       {cli.Partial: 1, cli.Wrong: 1},
		"partial: all checked: 1 partial, 2 ok\n":        {cli.OK: 2, cli.Partial: 1},
		"ok: all checked: 2 ok, 1 unsupported\n":         {cli.Unsupported: 1, cli.OK: 2},
	} {
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		printConclusion(out, "all", results)
		if err := out.Flush(); err != nil || text.String() != want {
			t.Errorf("printed %q, error %v, want %q", text.String(), err, want)
		}
	}
}
