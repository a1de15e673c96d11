package attackbench_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackbench"
)

// figure makes a figure of twenty samples around a median, apart by step.
func figure(name string, median, step float64) attackbench.Figure {
	m := attackbench.Measurement{Cell: attackbench.Cell{Technique: name}}
	for i := range 20 {
		m.Nanoseconds = append(m.Nanoseconds, median+step*(float64(i)-9.5))
	}
	return attackbench.NewFigure(m)
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
	f := attackbench.NewFigure(attackbench.Measurement{Nanoseconds: []float64{3}})
	if f.Median != 3 || f.Low != 3 || f.High != 3 {
		t.Errorf("figure %+v, want 3 throughout", f)
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
			m := attackbench.Measurement{}
			for round := range test.rounds {
				m.Nanoseconds = append(m.Nanoseconds, float64(10*i+10)+0.01*float64(round))
			}
			figures[i] = attackbench.NewFigure(m)
		}
		if got := attackbench.Differ(figures[0], figures[1]); got != test.differ {
			t.Errorf("%d rounds: differ %v, want %v", test.rounds, got, test.differ)
		}
	}
}
