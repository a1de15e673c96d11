package attackbench_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

// figure makes a figure of twenty samples around a median, apart by step.
func figure(name string, median, step float64) attackbench.Figure {
	var samples []float64
	for i := range 20 {
		samples = append(samples, median+step*(float64(i)-9.5))
	}
	return attackbench.NewFigure(attackbench.Cell{Technique: name}, [][]float64{samples})
}

func TestFigure(t *testing.T) {
	f := figure("a", 10, 0.1)
	if f.Median < 9.99 || f.Median > 10.01 {
		t.Errorf("median %v, want 10", f.Median)
	}
	if f.Low >= f.Median || f.High <= f.Median || f.Low < 9 || f.High > 11 {
		t.Errorf("interval %v to %v does not lie about the median, among the samples", f.Low, f.High)
	}
}

func TestFigureOfOneSample(t *testing.T) {
	f := attackbench.NewFigure(attackbench.Cell{}, [][]float64{{3}})
	if f.Median != 3 || f.Low != 3 || f.High != 3 {
		t.Errorf("figure %+v, want 3 throughout", f)
	}
}

// TestUncertainty wants the longer side of the interval, as a fraction of the median.
func TestUncertainty(t *testing.T) {
	for _, test := range []struct{ low, high, want float64 }{{9, 12, 0.2}, {7, 11, 0.3}, {10, 10, 0}} {
		f := attackbench.Figure{Median: 10, Low: test.low, High: test.high}
		if got := f.Uncertainty(); got != test.want {
			t.Errorf("10, from %v to %v: uncertain by %v, want %v", test.low, test.high, got, test.want)
		}
	}
}

func TestRank(t *testing.T) {
	for _, test := range []struct {
		name    string
		figures []attackbench.Figure
		names   string
		places  string
	}{
		{"apart", []attackbench.Figure{figure("b", 20, .01), figure("a", 10, .01), figure("c", 30, .01)}, "abc", "1 2 3 "},
		{"too close to matter", []attackbench.Figure{figure("a", 10, .001), figure("b", 10.2, .001), figure("c", 12, .001)}, "abc", "1= 1= 3 "},
		{"too noisy to tell", []attackbench.Figure{figure("a", 10, 1), figure("b", 10.5, 1), figure("c", 90, 1)}, "abc", "1= 1= 3 "},
		{"no better than the one before", []attackbench.Figure{figure("a", 10, .001), figure("b", 11, .001), figure("c", 11.2, 1)}, "abc", "1 2= 2= "},
		{"none", nil, "", ""},
	} {
		ranked := attackbench.Rank(test.figures)
		names, places := "", ""
		for _, r := range ranked {
			names += r.Technique
			places += r.Label() + " "
		}
		if names != test.names || places != test.places {
			t.Errorf("%s: order %q at places %q, want %q at %q", test.name, names, places, test.names, test.places)
		}
	}
}

// TestFewRoundsPartNothing holds MinRounds to the test: the chance that equal subjects part two
// samples of four is 2 in 70, of five 2 in 252.
func TestFewRoundsPartNothing(t *testing.T) {
	for _, test := range []struct {
		rounds int
		differ bool
	}{{4, false}, {5, true}} {
		var figures [2]attackbench.Figure
		for i := range figures {
			var samples []float64
			for round := range test.rounds {
				samples = append(samples, float64(10*i+10)+0.01*float64(round))
			}
			figures[i] = attackbench.NewFigure(attackbench.Cell{}, [][]float64{samples})
		}
		if got := attackbench.Differ(figures[0], figures[1]); got != test.differ || test.differ != (test.rounds >= attackbench.MinRounds) {
			t.Errorf("%d rounds: differ %v, want %v", test.rounds, got, test.differ)
		}
	}
}

// processes makes a figure of processes of twenty rounds each, around the given medians.
func processes(medians ...float64) attackbench.Figure {
	var samples [][]float64
	for _, median := range medians {
		samples = append(samples, figure("", median, 0.001*median).Samples[0])
	}
	return attackbench.NewFigure(attackbench.Cell{}, samples)
}

// TestLuckOfProcesses gives two equal subjects tables that lie badly in some processes. Their rounds
// are separated altogether, and still nothing can be said of them.
func TestLuckOfProcesses(t *testing.T) {
	for _, test := range []struct {
		name   string
		a, b   attackbench.Figure
		differ bool
	}{
		{"one process each", processes(10), processes(13), true},
		{"bad luck once", processes(10, 10, 10, 10, 10, 10), processes(10, 10, 13, 10, 10, 10), false},
		{"bad luck of one half", processes(10, 13, 10, 13, 10, 13), processes(13, 13, 13, 10, 13, 10), false},
		{"always slower", processes(10, 10.1, 10, 10.2, 10, 10), processes(11, 11.2, 11, 11, 14, 11), true},
		{"too few processes", processes(10, 10, 10, 10), processes(13, 13, 13, 13), false},
		{"a process of each the same", attackbench.NewFigure(attackbench.Cell{}, [][]float64{{1}, {2}, {3}, {4}, {5}}),
			attackbench.NewFigure(attackbench.Cell{}, [][]float64{{5}, {6}, {7}, {8}, {9}}), false},
	} {
		if got, other := attackbench.Differ(test.a, test.b), attackbench.Differ(test.b, test.a); got != test.differ || other != got {
			t.Errorf("%s: differ %v and %v, want %v", test.name, got, other, test.differ)
		}
	}
}

func TestFigureOfProcesses(t *testing.T) {
	f := processes(10, 11, 12, 13, 14, 19)
	if f.Median != 12.5 || f.Low < 9.9 || f.Low > 10.1 || f.High < 18.9 || f.High > 19.1 {
		t.Errorf("median %v, interval %v to %v, want 12.5 and all processes", f.Median, f.Low, f.High)
	}
	if got := f.Observations(); len(got) != 6 || got[5] != 19 {
		t.Errorf("observations %v, want the medians of six processes", got)
	}
}

// TestPlacesPartOverlappingIntervals has two figures whose confidence intervals overlap, and which differ
// nonetheless: the test looks at all observations, an interval at those of one figure.
func TestPlacesPartOverlappingIntervals(t *testing.T) {
	var a, b []float64
	for i := range 20 {
		a, b = append(a, 2+0.03*float64(i)), append(b, 2.17+0.03*float64(i))
	}
	one, other := processes(a...), processes(b...)
	if one.High < other.Low || !attackbench.Differ(one, other) {
		t.Errorf("intervals up to %v and from %v: differ %v, want intervals that overlap, and a difference", one.High, other.Low, attackbench.Differ(one, other))
	}
}
