package engine

import (
	"testing"

	"github.com/bitray/bitray/perft/crosscheck"
)

func TestTalkIsIgnored(t *testing.T) {
	for _, line := range []string{
		"", "Stockfish 15.1 by the Stockfish developers", "info depth 1 nodes 20 pv e2e4", "perft 5",
		"info string NNUE evaluation using nn-ad9b42354671.nnue enabled", "readyok", "e2e4", "e9e4: 1", "a total of moves",
	} {
		var a answer
		if err := a.add(line); err != nil || a.done || len(a.counts) > 0 {
			t.Errorf("%q: %v, %v", line, a, err)
		}
	}
}

func TestInfoBetweenCountsIsIgnored(t *testing.T) {
	var a answer
	for _, line := range []string{"e2e4: 20", "info depth 2 nodes 3 nps 20", "d2d4: 20", "Nodes searched: 40"} {
		if a.done {
			t.Errorf("done before %q", line)
		}
		if err := a.add(line); err != nil {
			t.Errorf("%q: %v", line, err)
		}
	}
	if !a.done || len(a.counts) != 2 {
		t.Errorf("got %v", a)
	}
}

// TestFormsOfCounts reads one line, and a total that fits.
func TestFormsOfCounts(t *testing.T) {
	for _, test := range []struct{ line, form string }{
		{"e2e4: 20", ""},
		{"1. e2e4 = 20 nodes", ""},
		{"e2e4 - 20 nodes in 3 ms", ""},
		{"info string e2e4 20", ""},
		{"move: e2e4   nodes: 20", "move: MOVE   nodes: COUNT"},
		{"move 1 : e2e4 : 20", "move 1 : MOVE : COUNT"},
		{"e2e4 (capture): 20 moves", "MOVE (capture): COUNT moves"},
		{"12 | e2e4 | 20 |", "12 | MOVE | COUNT |"},
		{"e2e4 depth 3 nodes 20 time 0.35 s", "MOVE depth 3 nodes COUNT time 0.35 s"},
	} {
		var a answer
		for _, line := range []string{test.line, "total 20"} {
			if err := a.add(line); err != nil {
				t.Fatalf("%q: %v", test.line, err)
			}
		}
		if !a.done || len(a.counts) != 1 || a.counts[0].Move != "e2e4" || a.form != test.form {
			t.Errorf("%q: got %v, form %q, want %q", test.line, a.counts, a.form, test.form)
		}
	}
}

// TestWhatIsNoCount has lines that are not understood, and a total.
func TestWhatIsNoCount(t *testing.T) {
	for _, line := range []string{
		"e4: 20", "Nf3 20", "E2E4: 20", "e2-e4 20", "e2e4: 0x14", "e2e4: 1f", "20 e2e4", "e2e4 e7e5: 20", "e2e4 in 0.35", "xe2e4: 20", "e2e4", "e9e4: 20",
	} {
		var a answer
		for _, text := range []string{"thinking", line, "Qh5 1", "perft 3: 20"} {
			if err := a.add(text); err != nil {
				t.Errorf("%q: %v", line, err)
			}
		}
		if a.done || len(a.counts) > 0 || a.strange != line || a.unfit != "perft 3: 20" {
			t.Errorf("%q: got %+v", line, a)
		}
	}
}

// TestSlowAnswersAreWaitedFor distinguishes programs that are slow from those that will not answer.
func TestSlowAnswersAreWaitedFor(t *testing.T) {
	counted := []string{"e2e4: 20"}
	for _, test := range []struct {
		lines      []string
		complaints string
		want       bool
	}{
		{nil, "", false},
		{nil, "hash 16 MiB", false},
		{nil, "ValueError", true},
		{counted, "ValueError", false},
		{[]string{"perft 5"}, "", false},
		{[]string{"Using 4 threads", "perft 5"}, "", false},
		{[]string{"Nf3: 20", "perft 1 is 20"}, "", true},
		{[]string{"Nodes searched: 20"}, "", true},
		{[]string{"Unknown command"}, "", true},
	} {
		var a answer
		for _, line := range test.lines {
			if err := a.add(line); err != nil {
				t.Fatal(err)
			}
		}
		if got := a.hopeless(test.complaints); got != test.want {
			t.Errorf("%q, complaints %q: hopeless %t, want %t", test.lines, test.complaints, got, test.want)
		}
	}
}

// TestTotalOfZero waits for counts after a total of 0, which may be a heading, and takes it if none come.
func TestTotalOfZero(t *testing.T) {
	for _, test := range []struct {
		lines   []string
		settles bool
		counts  int
	}{
		{[]string{"Nodes: 0"}, true, 0},
		{[]string{"total time 0 ms", "e2e4: 20", "Nodes searched: 20"}, false, 1},
		{[]string{"Nodes: 0", "e2e4: 20"}, false, 1},
		{[]string{"Nodes: 3"}, false, 0},
		{[]string{"e2e4: 0", "Nodes: 0"}, false, 1},
	} {
		a := answer{line: crosscheck.Line{Root: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}}
		for _, line := range test.lines {
			if a.done {
				t.Errorf("%q: done before %q", test.lines, line)
			}
			if err := a.add(line); err != nil {
				t.Fatal(err)
			}
		}
		if got := a.settle(); got != test.settles || len(a.counts) != test.counts {
			t.Errorf("%q: settles %t with %d counts, want %t with %d", test.lines, got, len(a.counts), test.settles, test.counts)
		}
	}
}
