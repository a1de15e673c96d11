package replies_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies"
	"github.com/bitray/bitray/perft/suite"
)

var games = flag.Int("games", 60, "random games of each kind to follow")

// check compares the counter with what making all moves gives.
func check(t testing.TB, c *replies.Counter, p *board.Position) {
	t.Helper()
	want := uint64(0)
	for _, m := range p.AppendLegalMoves(make([]board.Move, 0, 256)) {
		child := p.After(m)
		want += uint64(child.CountLegalMoves())
	}
	if got := c.Count(p); got != want {
		t.Fatalf("%s: got %d, want %d\n%s", p.FEN(), got, want, p.Draw())
	}
}

// checkTree checks all positions down to the given depth below p.
func checkTree(t testing.TB, c *replies.Counter, p *board.Position, depth int) {
	t.Helper()
	check(t, c, p)
	if depth == 0 {
		return
	}
	for _, m := range p.AppendLegalMoves(make([]board.Move, 0, 256)) {
		child := p.After(m)
		checkTree(t, c, &child, depth-1)
	}
}

// cases are positions in which something happens that the fast path has to mind.
var cases = []struct{ name, fen string }{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"},
	{"en passant on all sides", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"},
	{"promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"},
	{"promotions by the replier", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1"},
	{"a captured rook ends castling", "r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1"},
	{"castling through an attack from afar", "r3k2r/8/8/8/8/1B6/8/Q3K3 w kq - 0 1"},
	{"a piece in the way of castling", "r3k2r/8/8/8/8/8/1R3R2/4K3 w kq - 0 1"},
	{"a piece moves into the way of castling", "rN2k2r/8/8/8/5B2/8/8/4K3 w kq - 0 1"},
	{"double check", "4k3/8/8/8/7b/8/3P4/r3K2Q w - - 0 1"},
	{"the mover is in check", "4k3/4r3/8/8/8/8/3P1P2/3QKB2 w - - 0 1"},
	{"the king behind the king", "5k2/8/4R3/8/8/8/8/4K2r w - - 0 1"},
	{"discovered checks", "4k3/8/4B3/8/8/8/8/K3R3 w - - 0 1"},
	{"pins made and ended", "4k3/8/4n3/8/4B3/8/4R3/K7 w - - 0 1"},
	{"a slider steps back on its line", "7k/8/8/8/2Q5/8/8/K7 w - - 0 1"},
	{"captures next to the king", "4k3/3ppp2/2N3N1/8/8/8/8/K2R1R2 w - - 0 1"},
	{"218 moves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"},
	{"more queens than squares in a game", "QQQQQQQ1/PPPPPPP1/8/8/8/8/7k/K5q1 w - - 0 1"},
	{"all knights", "NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNKNNNNN/NNNNNN1k b - - 0 1"},
	{"sixteen pieces go to one square", "k7/7p/2N1N3/1NBRBN2/2R1R3/1NBRBN2/2N1N3/7K w - - 0 1"},
	{"castling of Chess960 by the mover", "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"},
	{"the king castles to where the rook stood", "8/8/8/8/8/8/k7/2R1K3 w C - 0 1"},
	{"castling of Chess960 by the mover alone", "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1"},
	{"castling of Chess960 by the replier", "rk6/8/8/8/8/8/8/2RK4 w a - 0 1"},
	{"standard castling in letters of files", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"},
	{"castling ends a pin", "k7/8/8/n7/8/8/8/R3K3 w Q - 0 1"},
	{"one of two rooks has the right", "r1r1k2r/8/8/8/8/8/8/4K3 w ck - 0 1"},
	{"the castled rook sees along the first rank", "8/8/8/8/8/8/1k6/4K2R w K - 0 1"},
	{"the castled rook sees along the eighth rank", "r3k3/6K1/8/8/8/8/8/8 b q - 0 1"},
	{"king and rook attack a square after castling", "8/8/8/8/8/4k3/8/4K2R w K - 0 1"},
	{"king, rook and another rook attack a square after castling", "8/8/8/8/8/4k3/R7/4K2R w K - 0 1"},
	{"knight and pawn attack a square after castling", "8/8/8/8/8/4k1PN/8/4K2R w K - 0 1"},
	{"a queen captures a rook that may castle, with check", "4k2r/8/8/8/8/8/8/K6Q w k - 0 1"},
	{"a queen steps between the king and a pinned piece", "4k3/8/8/4n3/8/8/Q7/K3R3 w - - 0 1"},
	{"mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"},
	{"bare kings side by side", "8/8/8/8/1k6/3K4/8/8 b - - 0 1"},
	{"the last pawn captured, then bare kings", "8/8/8/8/8/2k5/3p4/4K3 w - - 0 1"},
}

func TestCases(t *testing.T) {
	for _, test := range cases {
		t.Run(test.name, func(t *testing.T) {
			p, err := board.ParseFEN(test.fen)
			if err != nil {
				t.Fatal(err)
			}
			var c replies.Counter
			checkTree(t, &c, &p, 2)
		})
	}
}

// suitePositions reads the positions of the suites, of standard chess and of Chess960.
func suitePositions(t testing.TB) (positions []board.Position) {
	t.Helper()
	for _, name := range []string{"standard-random.epd", "chess960-random.epd"} {
		rows, err := suite.ReadFile("../../suite/testdata/" + name)
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
	var c replies.Counter
	for _, p := range suitePositions(t) {
		checkTree(t, &c, &p, 1)
	}
}

// TestRandomGames follows games of random moves, of standard chess and of Chess960.
func TestRandomGames(t *testing.T) {
	var c replies.Counter
	for kind, start := range map[string]func(testing.TB, *rand.Rand) board.Position{
		"standard chess": func(testing.TB, *rand.Rand) board.Position { return board.Start() },
		"Chess960":       func(t testing.TB, random *rand.Rand) board.Position { return chess960(t, random.IntN(960)) },
		"few pieces":     func(_ testing.TB, random *rand.Rand) board.Position { return fewPieces(random) },
	} {
		t.Run(kind, func(t *testing.T) {
			random := rand.New(rand.NewPCG(1, 2))
			positions := 0
			for range *games {
				p := start(t, random)
				for range 200 {
					check(t, &c, &p)
					positions++
					moves := p.AppendLegalMoves(nil)
					if len(moves) == 0 {
						break
					}
					p.Play(moves[random.IntN(len(moves))])
				}
			}
			t.Logf("%d positions", positions)
		})
	}
}

// TestKeptMoves counts positions one after another that differ only in which of the mover's pieces stands
// where.
func TestKeptMoves(t *testing.T) {
	var c replies.Counter
	for _, fen := range []string{
		"k7/8/8/8/8/8/2B1P3/4K3 w - - 0 1",
		"k7/8/8/8/8/8/2P1B3/4K3 w - - 0 1",
		"k7/8/8/8/8/8/2P1R3/4K3 w - - 0 1",
		"k7/8/8/8/8/8/2R1P3/4K3 w - - 0 1",
		"k7/8/8/8/8/8/2N1P3/4K3 w - - 0 1",
		"k7/8/8/8/8/8/2P1N3/4K3 w - - 0 1",
	} {
		p, err := board.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		check(t, &c, &p)
	}
}

// fewPieces returns a position of two kings and up to three other pieces, without castling.
func fewPieces(random *rand.Rand) board.Position {
	for {
		s := board.NewSetup()
		put := func(piece board.Piece, c attacks.Color) {
			s.Put(c, piece, attacks.Square(random.IntN(64)).Bitboard()) // if it takes the place of another one, there are fewer
		}
		put(board.King, attacks.White)
		put(board.King, attacks.Black)
		for range random.IntN(4) {
			put(board.Pawn+board.Piece(random.IntN(5)), attacks.Color(random.IntN(2)))
		}
		if p, err := s.Position(); err == nil {
			return p
		}
	}
}

// chess960 returns the start position of Chess960 of the given number.
func chess960(t testing.TB, number int) board.Position {
	t.Helper()
	p, err := board.Start960(number)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestNothingAllocates(t *testing.T) {
	var c replies.Counter
	positions := suitePositions(t)
	all := func() {
		for i := range positions {
			c.Count(&positions[i])
		}
	}
	all()
	if allocs := testing.AllocsPerRun(3, all); allocs != 0 {
		t.Errorf("%v allocations in %d positions, want none", allocs, len(positions))
	}
}

// FuzzCount compares the counter with the generator on whatever the parser accepts.
func FuzzCount(f *testing.F) {
	for _, test := range cases {
		f.Add(test.fen)
	}
	for i, p := range suitePositions(f) {
		if i%10 == 0 {
			f.Add(p.FEN())
		}
	}
	var c replies.Counter
	f.Fuzz(func(t *testing.T, fen string) {
		if p, err := board.ParseFEN(fen); err == nil {
			check(t, &c, &p)
		}
	})
}
