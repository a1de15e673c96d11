package checkcmd

import (
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

func TestOracleDepth(t *testing.T) {
	rows, err := suite.Read(strings.NewReader("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 8902"), "x")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ maxPositions, depth, want int }{
		{1, 0, 1}, {20, 0, 1}, {21, 0, 2}, {420, 0, 2}, {421, 0, 3}, {1_000_000, 0, 4}, {1_000_000, 1, 2},
	} {
		k := newCheck(nil, rows, config{Limits: cli.Limits{Depth: test.depth}, maxPositions: test.maxPositions})
		if got := k.oracleDepth(&rows[0]); got != test.want {
			t.Errorf("%d positions, depth %d: compared to depth %d, want %d", test.maxPositions, test.depth, got, test.want)
		}
	}
}

func TestEachTestCanFail(t *testing.T) {
	for name, s := range map[string]subject{
		"proof":  {proof: errors.New("wrong"), tally: tally{counted: true}},
		"suite":  {tally: tally{wrong: new(suite.Row), counted: true}},
		"oracle": {difference: new(crosscheck.Difference), tally: tally{counted: true}},
	} {
		if got := new(check).result(&s); got != cli.Wrong {
			t.Errorf("%s: result %q, want %q", name, got, cli.Wrong)
		}
	}
	if got := new(check).result(&subject{tally: tally{counted: true}}); got != cli.OK {
		t.Errorf("result %q, want %q", got, cli.OK)
	}
	if got := new(check).result(&subject{}); got != cli.Partial {
		t.Errorf("result %q, want %q", got, cli.Partial)
	}
}
