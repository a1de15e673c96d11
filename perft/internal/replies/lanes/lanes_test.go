package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/testenv"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
	"github.com/bitray/bitray/perft/suite"
)

func parse(t testing.TB, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// byMaking counts the replies by making every move, and reply by reply.
func byMaking(p *board.Position) (replies uint64) {
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.After(m)
		replies += uint64(len(child.AppendLegalMoves(nil)))
	}
	return replies
}

// compare compares the kernels of each set with make-and-count at one node.
func compare(t testing.TB, c *lanes.Counter, p *board.Position) {
	t.Helper()
	want := byMaking(p)
	lanes.EachSet(func(set simd.Set) {
		if got := c.Count(p); got != want {
			t.Errorf("%v: %s: %d replies, want %d\n%s", set, p.FEN(), got, want, p.Draw())
		}
	})
}

// below calls visit for all nodes to a depth below p, until the test fails.
func below(t testing.TB, p *board.Position, depth int, visit func(p *board.Position)) {
	t.Helper()
	visit(p)
	if depth == 0 || t.Failed() {
		return
	}
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.After(m)
		below(t, &child, depth-1, visit)
	}
}

func requireKernel(t testing.TB) {
	t.Helper()
	if !lanes.Available() {
		t.Skip("no kernel for this machine")
	}
}

// cases are positions in which something happens that the kernels have to mind.
var cases = []struct {
	name, fen string
	depth     int
}{
	{"start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 2},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2},
	{"CPW position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3},
	{"CPW position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 2},
	{"CPW position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 2},
	{"CPW position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 2},
	{"en passant uncovers the king on the rank", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 4},
	{"en passant uncovers the king on a diagonal", "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", 4},
	{"en passant out of check", "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 4},
	{"en passant uncovers a check along the rank", "8/8/8/R2pP1k1/8/8/8/4K3 w - d6 0 2", 3},
	{"en passant uncovers a check along a diagonal", "8/6k1/8/3pP3/3B4/8/1B6/4K3 w - d6 0 2", 3},
	{"en passant uncovers a check along a file", "4k3/8/8/3pP3/8/8/8/4R1K1 w - d6 0 2", 3},
	{"en passant pins along the rank", "8/8/8/R2pPn1k/8/8/8/4K3 w - d6 0 2", 1},
	{"en passant uncovers a square next to the king", "8/8/6k1/R2pP3/8/8/8/4K3 w - d6 0 2", 1},
	{"en passant after a capture that screens the king", "r3k3/3p4/8/4P3/pR6/8/8/K7 w - - 0 1", 1},
	{"en passant after a capture that two pawns can make", "4k3/1p1p4/8/2n5/1P1P4/8/8/4K3 w - - 0 1", 1},
	{"promotions by capture with check", "r1b1k2r/1P4P1/3P4/8/8/3p4/1p4p1/R1B1K2R w KQkq - 0 1", 2},
	{"promotions all along the rank", "rnbqnbnr/PPPPPPPP/7k/8/8/K7/pppppppp/RNBQNBNR w - - 0 1", 1},
	{"promotions to one square from both sides, and no others", "3RnR2/3P1P2/8/8/8/k7/8/K7 w - - 0 1", 1},
	{"a promotion on the king's rank and file", "8/P6k/8/8/8/8/p6K/8 w - - 0 1", 4},
	{"double check", "3rkr2/8/8/8/4N3/8/8/K3R3 w - - 0 1", 3},
	{"check through the king", "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", 3},
	{"Chess960: the rook screens the king", "r7/4p3/5p1q/3P4/4pQ2/4pP2/6pp/R3K1kr w Q - 1 3", 2},
	{"Chess960: the rook is pinned by castling", "1rqk2r1/8/8/8/8/8/8/QR1K2R1 w BGbg - 0 1", 2},
	{"Chess960: castling takes the king to the other king", "8/8/8/8/8/7k/8/1K4R1 w G - 0 1", 1},
	{"Chess960: castling along the other king's rank", "8/8/8/8/8/8/8/kn1KR3 w E - 0 1", 1},
	{"Chess960: castling beside the other king's rank", "8/8/8/8/8/8/k7/2KR3R w D - 0 1", 1},
	{"Chess960: rook and king change places", "2rkr3/8/8/8/8/8/8/2RKR3 w CEce - 0 1", 3},
	{"Chess960: the king stays", "1r4kr/8/8/8/8/8/8/1R4KR w HBhb - 0 1", 3},
	{"218 moves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 1},
	{"many queens", "6bk/6pp/8/QQQQQ3/QQQQQ3/QQQQ4/8/K7 w - - 0 1", 1},
	{"queens everywhere", "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1", 1},
	{"many queens of the replier's", "q2q2q1/2q2q2/q6q/4q3/1q4q1/3q4/5q2/K6k w - - 0 1", 1},
	{"knights", "nnnnknnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNKNNN w - - 0 1", 1},
	{"mate", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", 2},
	{"stalemate", "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", 2},
	{"no moves", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 0},
}

func TestPositions(t *testing.T) {
	requireKernel(t)
	for _, test := range cases {
		t.Run(test.name, func(t *testing.T) {
			p := parse(t, test.fen)
			c, triples := new(lanes.Counter), new(lanes.TripleCounter)
			below(t, &p, test.depth, func(p *board.Position) { compare(t, c, p) })
			below(t, &p, 1, func(p *board.Position) { compareTriple(t, triples, c, p) })
		})
	}
}

// suitePositions reads the positions of the suites, of standard chess and of Chess960.
func suitePositions(t testing.TB) (positions []board.Position) {
	t.Helper()
	for _, name := range []string{"standard-random.epd", "chess960-random.epd"} {
		rows, err := suite.ReadFile("../../../suite/testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows {
			positions = append(positions, row.Position)
		}
	}
	return positions
}

func TestSuites(t *testing.T) {
	requireKernel(t)
	var c lanes.Counter
	for _, p := range suitePositions(t) {
		below(t, &p, 1, func(p *board.Position) { compare(t, &c, p) })
	}
}

func TestHandles(t *testing.T) {
	sixteen := parse(t, "qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1")
	seventeen := parse(t, "qqqqkqqq/qqqqqqqq/q7/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1")
	if !lanes.Handles(&sixteen) || lanes.Handles(&seventeen) {
		t.Error("want sixteen pieces a side supported, and seventeen not")
	}
	compare(t, new(lanes.Counter), &seventeen)
}

func TestCountDoesNotAllocate(t *testing.T) {
	requireKernel(t)
	p := board.Start()
	var c lanes.Counter
	if n := testing.AllocsPerRun(100, func() { c.Count(&p) }); n != 0 {
		t.Errorf("%v allocations a call, want 0", n)
	}
	triples := new(lanes.TripleCounter)
	if n := testing.AllocsPerRun(100, func() { triples.Count(&p) }); n != 0 {
		t.Errorf("%v allocations a call of TripleCounter, want 0", n)
	}
}

// TestSwitchedOff counts by making the moves, in processes that must not use the kernels. Features
// are among the settings that only a part of the kernels needs.
func TestSwitchedOff(t *testing.T) {
	for _, setting := range []string{
		"BITRAY_NOSIMD=1", "GODEBUG=cpu.avx2=off", "GODEBUG=cpu.bmi1=off", "GODEBUG=cpu.popcnt=off",
	} {
		testenv.SwitchedOff(t, setting, lanes.Available, "TestWithoutTheKernel")
	}
}

// TestWithoutTheKernel is run by TestSwitchedOff.
func TestWithoutTheKernel(t *testing.T) {
	p := parse(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	below(t, &p, 1, func(p *board.Position) { compare(t, new(lanes.Counter), p) })
	if got := new(lanes.TripleCounter).Count(&p); got != 97_862 {
		t.Errorf("%d leaves, want 97,862", got)
	}
}
