package checkcmd

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
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
		k := newCheck([]subject{{Generator: cli.Generator{Name: cli.DefaultTechnique}}}, rows, config{threads: 1, maxPositions: 1})
		if err := k.run(context.Background(), new(cli.Progress)); err != nil {
			t.Fatal(err)
		}
		if k.differs() != (want == cli.Wrong) {
			t.Errorf("%s: differs: %v, want %s", count, k.differs(), want)
		}
		for _, m := range k.methods {
			if got := m.result(); got != want && !(m.unsupported && got == cli.Unsupported) {
				t.Errorf("%s, %v: %s, want %s", count, m.method, got, want)
			}
		}
		if want == cli.OK {
			continue
		}
		for _, k.config.json = range []bool{false, true} {
			var text bytes.Buffer
			out := cli.NewOutput(&text)
			if err := k.print(out); err != nil {
				t.Fatal(err)
			}
			if err := out.Flush(); err != nil {
				t.Fatal(err)
			}
			if said := "depth 3: expected 8903, got 8902"; !strings.Contains(text.String(), said) {
				t.Errorf("%q is missing in\n%s", said, text.String())
			}
		}
	}
}

func TestUnsupportedMethod(t *testing.T) {
	m := methodRun{method: perft.SIMD, unsupported: true}
	if err := m.run(context.Background(), suite.Default(), cli.Limits{}); err != nil || m.result() != cli.Unsupported || m.rows != 0 {
		t.Errorf("%d rows, %s, error %v: want 0 rows, %s", m.rows, m.result(), err, cli.Unsupported)
	}
}
