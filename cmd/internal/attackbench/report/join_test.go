package report_test

import (
	"reflect"
	"testing"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
)

// process is a result of one process with a round for each value, in nanoseconds, of magic.
func process(magic ...float64) *report.Result {
	cell := attackbench.Cell{Technique: "magic", Mode: attackbench.Throughput}
	return &report.Result{
		Schema: "bitray-bench/2", Seed: 5, Processes: 1, Rounds: len(magic),
		Figures: []report.Figure{report.NewFigure(cell, [][]float64{magic})},
	}
}

func TestJoin(t *testing.T) {
	late := process(7)
	late.Partial = true
	only := attackbench.Cell{Technique: "fill", Mode: attackbench.Throughput}
	first := process(1, 2, 3)
	first.Figures = append(first.Figures, report.NewFigure(only, [][]float64{{9}}))
	joined := report.Join([]*report.Result{first, process(4, 4, 4), late})
	if joined.Processes != 3 || joined.Rounds != 3 || !joined.Partial || joined.Seed != 5 {
		t.Errorf("joined %+v, want three processes of three rounds, partial", joined)
	}
	if len(joined.Figures) != 1 {
		t.Fatalf("%d figures, want one: the other is in one result only", len(joined.Figures))
	}
	f := joined.Figures[0]
	if want := [][]float64{{1, 2, 3}, {4, 4, 4}, {7}}; !reflect.DeepEqual(f.Samples, want) {
		t.Errorf("samples %v, want %v", f.Samples, want)
	}
	if f.Median != 4 {
		t.Errorf("median %v, want that of 2, 4, and 7", f.Median)
	}
	if len(first.Figures) != 2 || first.Processes != 1 {
		t.Error("the first result was changed")
	}
}

// TestJoinOne wants of one result the same, in its order.
func TestJoinOne(t *testing.T) {
	one := process(1, 2, 3)
	one.Figures = append(one.Figures, report.NewFigure(attackbench.Cell{Technique: "fill"}, [][]float64{{9, 8, 7}}))
	if joined := report.Join([]*report.Result{one}); !reflect.DeepEqual(joined, one) {
		t.Errorf("%+v, want %+v", joined, one)
	}
}
