package checkcmd

import (
	"context"
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

// TestInterruptedComparisonCountsNothing ends a comparison with the oracle before it has compared anything.
func TestInterruptedComparisonCountsNothing(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	interrupt()
	k := newCheck([]crosscheck.AttackGenerator{{Name: cli.DefaultTechnique}}, suite.Default(), config{maxPositions: 1000})
	if err := k.compare(ctx, &k.rows[0]); !errors.Is(err, context.Canceled) || k.techniques[0].OracleRows > 0 {
		t.Errorf("%d rows, error %v, want none, %v", k.techniques[0].OracleRows, err, context.Canceled)
	}
}
