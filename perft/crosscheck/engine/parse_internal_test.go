package engine

import (
	"testing"
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
