package benchreport_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/benchreport"
)

// TestTextSaysWhyTouchedIsUnknown wants the reason once, below the first table that lacks the
// bytes.
func TestTextSaysWhyTouchedIsUnknown(t *testing.T) {
	r := &attackbench.Result{Rows: []attackbench.Row{{Name: "magic"}}, TouchedUnknown: "it was not measured"}
	for _, mode := range []attackbench.Mode{attackbench.Union, attackbench.Throughput} {
		for _, piece := range []string{"rook", "queen"} {
			cell := attackbench.Cell{Technique: "magic", Piece: piece, Workload: "game", Mode: mode}
			r.Figures = append(r.Figures, attackbench.NewFigure(cell, [][]float64{{2}}))
		}
	}
	var text bytes.Buffer
	if _, err := benchreport.WriteText(&text, r, attackbench.Throughput, true); err != nil {
		t.Fatal(err)
	}
	_, afterFirst, _ := strings.Cut(text.String(), "queen, game, ns per answer\n")
	lines := strings.SplitN(afterFirst, "\n", 4)
	if !strings.Contains(lines[1], "n/a") || lines[2] != "touched: n/a, because it was not measured" || strings.Count(text.String(), "because") != 1 {
		t.Errorf("the reason is not below the first table, once:\n%s", text.String())
	}
}
