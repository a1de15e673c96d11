package attackbench_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

// libraryResult is a run of a technique, a library, and calls of an empty function, which take least.
func libraryResult() *attackbench.Result {
	return &attackbench.Result{
		Rows: []attackbench.Row{
			{Name: attackbench.EmptyCall, Library: &attackbench.Library{}},
			{Name: "magic"},
			{Name: "mine", Library: &attackbench.Library{File: "mine.so", Calls: []attackbench.LibraryCall{
				{Piece: "queen", Mode: attackbench.Cold, Through: attackbench.Through{Function: "queens"}},
				{Piece: "queen", Mode: attackbench.Throughput, Through: attackbench.Through{Function: "queen", CallCost: attackbench.EmptyCall}},
			}}},
		},
		Figures: []attackbench.Figure{
			cellFigure(attackbench.EmptyCall, attackbench.Throughput, 1),
			cellFigure("magic", attackbench.Throughput, 5), cellFigure("mine", attackbench.Throughput, 3),
		},
	}
}

// TestCallsHaveNoPlace wants the calls behind what is slower, and nobody one place down for them.
func TestCallsHaveNoPlace(t *testing.T) {
	order := ""
	for _, f := range libraryResult().Ranked(attackbench.Group{Piece: "queen", Workload: "game", Mode: attackbench.Throughput}) {
		order += f.Label() + " " + f.Technique + ", "
	}
	if want := "1 mine, 2 magic,  empty-call, "; order != want {
		t.Errorf("order %q, want %q", order, want)
	}
}

func TestThrough(t *testing.T) {
	row, _ := libraryResult().Row("mine")
	for mode, want := range map[attackbench.Mode]string{attackbench.Cold: "queens", attackbench.Throughput: "queen", attackbench.Pairs: ""} {
		through, ok := row.Library.Through(attackbench.Group{Piece: "queen", Workload: "game", Mode: mode})
		if through.Function != want || ok != (want != "") {
			t.Errorf("%s: %+v, %v, want %q", mode, through, ok, want)
		}
	}
	if through, ok := row.Library.Through(attackbench.Group{Piece: "rook", Mode: attackbench.Cold}); ok {
		t.Errorf("of rooks: %+v, want nothing", through)
	}
}

// TestRatioPairsProcesses has processes that are fast and slow for both figures.
func TestRatioPairsProcesses(t *testing.T) {
	ratio, ok := attackbench.RatioOf(processes(10, 20, 40, 10, 20, 40), processes(5, 10, 20, 5, 10, 20))
	if !ok || ratio.Low < 1.999 || ratio.High > 2.001 {
		t.Errorf("ratio %+v, %v, want 2 and no doubt", ratio, ok)
	}
	ratio, ok = attackbench.RatioOf(processes(10, 10, 10, 10, 10, 30), processes(5, 5, 5, 5, 5, 5))
	if !ok || ratio.Median < 1.99 || ratio.Median > 2.01 || ratio.High < 5.9 {
		t.Errorf("ratio %+v, %v, want 2 up to 6", ratio, ok)
	}
	if _, ok := attackbench.RatioOf(processes(1, 2), processes(1, 2, 3)); ok {
		t.Error("figures of two and three processes have a ratio")
	}
}

// TestCompareKnowsHowLibrariesWereAsked gives a library a loop.
func TestCompareKnowsHowLibrariesWereAsked(t *testing.T) {
	old, new := libraryResult(), libraryResult()
	new.Rows[2].Library.Calls[1].Through = attackbench.Through{Function: "queens"}
	changes, _ := attackbench.Compare(old, new)
	asked := map[string]string{}
	for _, c := range changes {
		asked[c.Technique] = c.OldThrough.String() + " -> " + c.NewThrough.String()
	}
	if len(asked) != 3 || asked["mine"] != "queen, a call each -> queens" || asked["magic"] != " -> " {
		t.Errorf("asked %q", asked)
	}
}
