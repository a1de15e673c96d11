package report_test

import (
	"math"
	"testing"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
)

// rounds makes a figure of one process from first on, in steps.
func rounds(n int, first, step float64) report.Figure {
	var samples []float64
	for i := range n {
		samples = append(samples, first+step*float64(i))
	}
	return report.NewFigure(attackbench.Cell{}, [][]float64{samples})
}

// figure makes a figure of twenty samples around a median, apart by step.
func figure(name string, median, step float64) report.Figure {
	f := rounds(20, median-9.5*step, step)
	f.Technique = name
	return f
}

// TestFigure wants the median of samples or of processes, and an interval about it that ends among them.
func TestFigure(t *testing.T) {
	for _, test := range []struct {
		name              string
		figure            report.Figure
		median, low, high float64
		observations      int
	}{
		{"twenty samples", figure("a", 10, 0.1), 10, 9.55, 10.45, 20},
		{"one sample", report.NewFigure(attackbench.Cell{}, [][]float64{{3}}), 3, 3, 3, 1},
		{"six processes", processes(10, 11, 12, 13, 14, 19), 12.5, 10, 19, 6},
	} {
		f := test.figure
		for _, value := range [][2]float64{{f.Median, test.median}, {f.Low, test.low}, {f.High, test.high}} {
			if math.Abs(value[0]-value[1]) > 0.01 || len(f.Observations()) != test.observations {
				t.Errorf("%s: median %v, from %v to %v, %d observations, want %+v", test.name, f.Median, f.Low, f.High, len(f.Observations()), test)
			}
		}
	}
}

// TestUncertainty wants the longer side of the interval, as a fraction of the median.
func TestUncertainty(t *testing.T) {
	for _, test := range []struct{ low, high, want float64 }{{9, 12, 0.2}, {7, 11, 0.3}, {10, 10, 0}} {
		f := report.Figure{Median: 10, Low: test.low, High: test.high}
		if got := f.Uncertainty(); got != test.want {
			t.Errorf("10, from %v to %v: uncertain by %v, want %v", test.low, test.high, got, test.want)
		}
	}
}

func TestRank(t *testing.T) {
	for _, test := range []struct {
		name    string
		figures []report.Figure
		names   string
		ranks   string
	}{
		{"apart", []report.Figure{figure("b", 20, .01), figure("a", 10, .01), figure("c", 30, .01)}, "abc", "1 2 3 "},
		{"too close to matter", []report.Figure{figure("a", 10, .001), figure("b", 10.2, .001), figure("c", 12, .001)}, "abc", "1= 1= 3 "},
		{"too noisy to tell", []report.Figure{figure("a", 10, 1), figure("b", 10.5, 1), figure("c", 90, 1)}, "abc", "1= 1= 3 "},
		{"no better than the one before", []report.Figure{figure("a", 10, .001), figure("b", 11, .001), figure("c", 11.2, 1)}, "abc", "1 2= 2= "},
		{"a noisy one between", []report.Figure{figure("a", 10, .001), figure("b", 10.5, 2), figure("c", 11, .001), figure("d", 11.1, .001)}, "abcd", "1= 1= 3= 3= "},
		{"none", nil, "", ""},
	} {
		ranked := report.Rank(test.figures)
		names, ranks := "", ""
		for _, r := range ranked {
			names += r.Technique
			ranks += r.Label() + " "
		}
		if names != test.names || ranks != test.ranks {
			t.Errorf("%s: order %q with ranks %q, want %q with %q", test.name, names, ranks, test.names, test.ranks)
		}
	}
}

// processes makes a figure of processes of twenty rounds each, around the given medians.
func processes(medians ...float64) report.Figure {
	var samples [][]float64
	for _, median := range medians {
		samples = append(samples, figure("", median, 0.001*median).Samples[0])
	}
	return report.NewFigure(attackbench.Cell{}, samples)
}

// TestDiffer compares rounds and processes. The chance that equal subjects part two samples of four is 2 in
// 70, of five 2 in 252. Two equal subjects may have tables that lie badly in some processes: their rounds are
// separated altogether, and still nothing can be said of them.
func TestDiffer(t *testing.T) {
	for _, test := range []struct {
		name   string
		a, b   report.Figure
		differ bool
	}{
		{"too few rounds", rounds(4, 10, 0.01), rounds(4, 20, 0.01), false},
		{"as many as are needed", rounds(5, 10, 0.01), rounds(5, 20, 0.01), true},
		{"intervals that overlap", rounds(20, 2, 0.03), rounds(20, 2.17, 0.03), true},
		{"one process each", processes(10), processes(13), true},
		{"bad luck once", processes(10, 10, 10, 10, 10, 10), processes(10, 10, 13, 10, 10, 10), false},
		{"bad luck of one half", processes(10, 13, 10, 13, 10, 13), processes(13, 13, 13, 10, 13, 10), false},
		{"always slower", processes(10, 10.1, 10, 10.2, 10, 10), processes(11, 11.2, 11, 11, 14, 11), true},
		{"too few processes", processes(10, 10, 10, 10), processes(13, 13, 13, 13), false},
		{"a process of each the same", report.NewFigure(attackbench.Cell{}, [][]float64{{1}, {2}, {3}, {4}, {5}}),
			report.NewFigure(attackbench.Cell{}, [][]float64{{5}, {6}, {7}, {8}, {9}}), false},
	} {
		if got, other := report.Differ(test.a, test.b), report.Differ(test.b, test.a); got != test.differ || other != got {
			t.Errorf("%s: differ %v and %v, want %v", test.name, got, other, test.differ)
		}
	}
}
