package engine

import (
	"testing"

	"github.com/bitray/bitray/perft/board"

	"github.com/bitray/bitray/perft/crosscheck"
)

// read returns what has been understood of an answer, which must not be done before its last line.
func read(t *testing.T, lines ...string) *answer {
	t.Helper()
	a := newAnswer(t.Context(), crosscheck.Line{Root: board.Start()}, 2)
	for _, line := range lines {
		if a.done {
			t.Errorf("%q: done before %q", lines, line)
		}
		if err := a.add(line); err != nil {
			t.Errorf("%q: %v", lines, err)
		}
	}
	return a
}

// TestFormsOfCounts reads a count, and a total that fits.
func TestFormsOfCounts(t *testing.T) {
	for _, test := range []struct{ count, total string }{
		{"e2e4: 20", "total 20"},
		{"1. e2e4 = 20 nodes", "Perft 3 is 20 in 12 ms"},
		{"e2e4 - 20 nodes in 3 ms", "20"},
		{"info string e2e4 20", "info string total: 20"},
		{"move: e2e4   nodes: 20", "Nodes searched: 20"},
		{"move 1 : e2e4 : 20", "1 leaves: 20"},
		{"e2e4 (capture): 20 moves", "total 2_0"},
		{"12 | e2e4 | 20 |", "total 20"},
		{"e2e4 depth 3 nodes 20 time 0.35 s", "total 20"},
	} {
		a := read(t, test.count, "info depth 2 nodes 3 nps 20", test.total)
		if got := a.result(); !a.done || len(got) != 1 || got[0].Move != "e2e4" {
			t.Errorf("%q: got %v", test.count, got)
		}
	}
}

// TestWhatIsNoCount has lines that are not understood, and a total; talk says nothing of either.
func TestWhatIsNoCount(t *testing.T) {
	for _, line := range []string{
		"e5: 20", "Nf6 20", "e2e4: 0x14", "e2e4: 1f", "e2e4 e7e5: 20", "e2e4 in 0.35", "xe2e4: 20", "e9e4: 20", "O-O: e2e4 2x", "e4 (e2e4) (1/2) 0.5",
	} {
		a := read(t, "", "info depth 1 nodes 20 pv e2e4", "readyok", "a total of moves", line, "Qh5 1", "perft 2: 20")
		if a.done || len(a.rows) > 0 || a.unparsed != line || a.fatal() != "perft 2: 20" {
			t.Errorf("%q: got %v, line not understood %q, fatal %q", line, a.rows, a.unparsed, a.fatal())
		}
	}
	if a := read(t, "", "Initialised magic tables.", "Stockfish 15.1", "Qh5 1", "perft 2: 20"); a.unparsed != "Qh5 1" {
		t.Errorf("line not understood: %q, want the one most like a count", a.unparsed)
	}
}

// TestUnfinishedAnswers distinguishes programs that are slow from those that will not answer, and waits for
// counts after a total of 0, which may be a heading; it is taken if none come.
func TestUnfinishedAnswers(t *testing.T) {
	counted := []string{"e2e4: 20"}
	for _, test := range []struct {
		lines                 []string
		complaints            string
		cannotFinish, settles bool
	}{
		{nil, "", false, false},
		{nil, "hash 16 MiB", false, false},
		{nil, "ValueError", true, false},
		{counted, "ValueError", false, false},
		{[]string{"perft 5"}, "", false, false},
		{[]string{"Using 4 threads", "perft 5"}, "", false, false},
		{[]string{"Nf6: 20", "perft 2 is 20"}, "", true, false},
		{[]string{"Nodes searched: 20"}, "", true, false},
		{[]string{"Unknown command"}, "", true, false},
		{[]string{"Nodes: 0"}, "", false, true},
		{[]string{"Nodes: 0", "e2e4: 20"}, "", false, false},
		{[]string{"error: invalid FEN", "moves 0", "Nodes: 0"}, "", true, true},
		{[]string{"total time 0 ms", "e2e4: 20", "Nodes searched: 20"}, "", false, false},
		{[]string{"e2e4: 0", "Nodes: 0"}, "", false, false},
	} {
		a := read(t, test.lines...)
		if got := a.cannotFinish(test.complaints); got != test.cannotFinish {
			t.Errorf("%q, complaints %q: cannotFinish %t, want %t", test.lines, test.complaints, got, test.cannotFinish)
		}
		if done := a.done; !done && a.settle() != test.settles {
			t.Errorf("%q: settles %t, want %t", test.lines, a.done, test.settles)
		}
	}
}
