package perft_test

import (
	"context"
	"testing"

	"github.com/bitray/bitray/perft"
)

// TestHash counts with tables of several sizes and seeds. The last position is one where the
// 64-bit keys of another program went wrong, at depth 7.
func TestHash(t *testing.T) {
	tests := []struct {
		fen   string
		depth int
		want  uint64
	}{
		{published[0].fen, 6, published[0].counts[5]},
		{published[1].fen, 5, published[1].counts[4]},
		{published[2].fen, 7, published[2].counts[6]},
		{published[3].fen, 5, published[3].counts[4]},
		{"rnbq1b1r/ppppkppp/4pn2/8/1Q6/2PP4/PP2PPPP/RNB1KBNR b KQ -", 7, 3016055832},
	}
	for _, test := range tests {
		for _, o := range []perft.Options{{HashMiB: 1}, {HashMiB: 16, Seed: 7, Threads: 2}, {HashMiB: 4, Method: perft.MethodMake}} {
			if test.want > shortTest*30 && !*long {
				continue
			}
			got, err := perft.Count(context.Background(), parse(t, test.fen), test.depth, o)
			if err != nil || got != perft.NewNodes(test.want) {
				t.Errorf("perft %d of %s with %+v: got %v, want %d (error %v)", test.depth, test.fen, o, got, test.want, err)
			}
		}
	}
}

// TestHashDividesTheSame cuts the work small, by asking for many threads, so that parts are
// merged that one root move leads to in several ways.
func TestHashDividesTheSame(t *testing.T) {
	for _, test := range []struct {
		fen   string
		depth int
	}{
		{published[0].fen, 6},
		{"4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", 9},
		{"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", 6},
	} {
		p := parse(t, test.fen)
		want, err := perft.Divide(context.Background(), p, test.depth, perft.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := perft.Divide(context.Background(), p, test.depth, perft.Options{HashMiB: 8, Threads: 30})
		if err != nil {
			t.Fatal(err)
		}
		for i, c := range want.Roots {
			if got.Roots[i] != c {
				t.Errorf("%s, depth %d, %v: got %v, want %v", test.fen, test.depth, c.Move, got.Roots[i].Nodes, c.Nodes)
			}
		}
	}
}
