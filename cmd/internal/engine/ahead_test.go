package engine

import (
	"strings"
	"testing"
)

func TestTally(t *testing.T) {
	for _, test := range []struct {
		lines string
		moves int
		done  bool
	}{
		{"a7a8n: 3,b1c3 4,,Nodes searched: 7", 2, true},
		{"info depth 1,a7a8n: 3,time: 20,Nodes: 3", 1, true},
		{"Nodes searched: 0", 0, true},
		{"a2a3: 3,Nodes searched: 4", 1, false},
		{"a2a3: 3,a2i3: 4,a2a9: 1,a7a8k: 1,a2: 1,Nodes searched: 3", 1, true},
		{"a2a3: -3,a2a3: 18446744073709551616,a2a3:3,Nodes searched: 0", 0, true},
		{strings.Repeat("a2a3: 1,", maxMoves+1), maxMoves + 1, false},
	} {
		var tally tally
		var err error
		for line := range strings.SplitSeq(test.lines, ",") {
			if err == nil {
				err = tally.add(line)
			}
		}
		if len(tally.moves) != test.moves || tally.done != test.done || (err == nil) != test.done {
			t.Errorf("%.80s: got %d moves, %t, error %v", test.lines, len(tally.moves), tally.done, err)
		}
	}
}
