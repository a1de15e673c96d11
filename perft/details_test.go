package perft_test

import (
	"context"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft"
)

// kinds of the Chess Programming Wiki: nodes, captures, en passant, castles, promotions, checks,
// discovered checks, double checks, mates.
var publishedKinds = []struct {
	fen   string
	depth int
	want  [9]uint64
}{
	{published[0].fen, 0, [9]uint64{1}},
	{"5k2/8/8/8/8/8/8/4K2R w K - 0 1", 1, [9]uint64{15, 0, 0, 1, 0, 3}}, // h1f1, h1h8 and e1g1: none is discovered
	{published[0].fen, 4, [9]uint64{197281, 1576, 0, 0, 0, 469, 0, 0, 8}},
	{published[0].fen, 5, [9]uint64{4865609, 82719, 258, 0, 0, 27351, 6, 0, 347}},
	{published[1].fen, 1, [9]uint64{48, 8, 0, 2, 0, 0, 0, 0, 0}},
	{published[1].fen, 4, [9]uint64{4085603, 757163, 1929, 128013, 15172, 25523, 42, 6, 43}},
	{published[2].fen, 5, [9]uint64{674624, 52051, 1165, 0, 0, 52950, 1292, 3, 0}},
	{published[3].fen, 4, [9]uint64{422333, 131393, 0, 7795, 60032, 15492, 19, 0, 5}},
}

func TestCountDetails(t *testing.T) {
	for _, test := range publishedKinds {
		if testing.Short() && test.want[0] > 200_000 {
			continue
		}
		p := parse(t, test.fen)
		for _, o := range []perft.Options{{Threads: 1}, {Threads: 3, Technique: catalog.Reference().Sliders}} {
			got, err := perft.CountDetails(context.Background(), p, test.depth, o)
			w := test.want
			want := perft.Details{
				Nodes:    perft.NewNodes(w[0]),
				Captures: perft.NewNodes(w[1]), EnPassant: perft.NewNodes(w[2]),
				Castles: perft.NewNodes(w[3]), Promotions: perft.NewNodes(w[4]),
				Checks: perft.NewNodes(w[5]), DiscoveredChecks: perft.NewNodes(w[6]),
				DoubleChecks: perft.NewNodes(w[7]), Mates: perft.NewNodes(w[8]),
			}
			if err != nil || got != want {
				t.Errorf("%s, depth %d, %d threads, technique %v:\ngot  %v\nwant %v (error %v)", test.fen, test.depth, o.Threads, o.Technique, got, want, err)
			}
		}
	}
}
