package checkcmd

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// TestCheckComparesMethods gives the methods a right count, and one that none of them confirms.
func TestCheckComparesMethods(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400 ;D3 "
	for count, want := range map[string]string{"8902": cli.OK, "8903": cli.Wrong} {
		rows, err := suite.Read(strings.NewReader(start+count), "x")
		if err != nil {
			t.Fatal(err)
		}
		k := newCheck([]crosscheck.AttackGenerator{{Name: cli.DefaultTechnique}}, rows, config{threads: 1, maxPositions: 1})
		if err := k.run(t.Context(), new(cli.Progress)); err != nil {
			t.Fatal(err)
		}
		if len(k.subjects) != 4 {
			t.Errorf("%d subjects, want the technique, make, scalar and simd", len(k.subjects))
		}
		for _, s := range k.subjects[1:] {
			m := s.(*Method)
			if unsupported := m.Result == cli.Unsupported; m.Result != want && !unsupported || unsupported != (m.Reason != "") || unsupported == m.method.Available() {
				t.Errorf("%s, %s: %s %q, want %s", count, m.Method, m.Result, m.Reason, want)
			}
		}
		if want == cli.Wrong {
			wantReport(t, k, cli.ErrDiffer, "depth 3: expected 8,903, got 8,902")
		} else {
			wantReport(t, k, nil)
		}
	}
}
