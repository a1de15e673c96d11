package perft_test

import (
	"context"
	"flag"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

var long = flag.Bool("long", false, "count the published positions to their last depth")

// published holds counts that many programs agree on, of the six positions of the Chess Programming Wiki, Perft
// Results, as deep as they are printed. TestSuites has hard cases that circulate with them.
var published = []struct {
	name, fen string
	counts    []uint64 // from depth 1
}{
	{"start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		[]uint64{20, 400, 8902, 197281, 4865609, 119060324, 3195901860}},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		[]uint64{48, 2039, 97862, 4085603, 193690690, 8031647685}},
	{"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		[]uint64{14, 191, 2812, 43238, 674624, 11030083, 178633661}},
	{"position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
		[]uint64{6, 264, 9467, 422333, 15833292, 706045033}},
	{"position 4 mirrored", "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
		[]uint64{6, 264, 9467, 422333, 15833292, 706045033}},
	{"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
		[]uint64{44, 1486, 62379, 2103487, 89941194}},
	{"position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
		[]uint64{46, 2079, 89890, 3894594, 164075551, 6923051137}},
}

// shortTest is the number of nodes above which a count waits for the flag -long.
const shortTest = 5_000_000

func parse(t *testing.T, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPublishedCounts(t *testing.T) {
	for _, test := range published {
		t.Run(test.name, func(t *testing.T) {
			p := parse(t, test.fen)
			for i, want := range test.counts {
				if want > shortTest && !*long {
					continue
				}
				got, err := perft.Count(context.Background(), p, i+1, perft.Options{})
				if err != nil || got != perft.NewNodes(want) {
					t.Errorf("perft %d of %s: got %v, want %d (error %v)\n%s", i+1, test.fen, got, want, err, p.Draw())
				}
			}
		})
	}
}
