package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// byChildren counts the leaves three plies below p as the sum of what is two plies below its
// children.
func byChildren(c *lanes.Counter, p *board.Position) (leaves uint64) {
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.After(m)
		leaves += c.Count(&child)
	}
	return leaves
}

// compareTriple compares the count from parts, by each set, with the sum over the children at one node.
func compareTriple(t testing.TB, c *lanes.TripleCounter, children *lanes.Counter, p *board.Position) {
	t.Helper()
	want := byChildren(children, p)
	lanes.EachSet(func(set simd.Set) {
		if got := c.Count(p); got != want {
			t.Errorf("%v: %s: %d leaves, want %d\n%s", set, p.FEN(), got, want, p.Draw())
		}
	})
}

// TestFromParts looks at which positions are counted from parts: those that fit into bytes and
// lists. Where a side might have 256 moves, of queens with 27 each, rooks with 14 and so on, their
// number need not fit a byte.
func TestFromParts(t *testing.T) {
	requireKernel(t)
	for _, test := range []struct {
		name, fen string
		want      bool
	}{
		{"start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", true},
		{"Black moves", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", true},
		{"in check", "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", false},
		{"stalemate", "7k/8/8/8/8/5q2/8/7K w - - 0 1", false},
		{"no replies to a passed turn", "k7/2Q5/8/8/8/8/8/4K3 w - - 0 1", false},
		{"one reply to a passed turn", "k7/2Q5/8/8/8/p7/8/4K3 w - - 0 1", true},
		{"one first move", "4k3/8/P7/8/8/8/2q5/K7 w - - 0 1", true},
		{"castling from the squares of Chess960", "rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1", false},
		{"castling from one such square", "4k3/8/8/8/8/8/8/R2K4 w A - 0 1", false},
		{"castling of Black's from one such square", "r2k4/8/8/8/8/8/8/4K3 w a - 0 1", false},
		{"castling with rooks elsewhere", "4k1r1/8/8/8/8/8/8/4K1R1 w Gg - 0 1", false},
		{"255 moves: queens, knights, a bishop", "6k1/8/2p4p/8/p7/QNBQ1Q2/QQ1QQ3/NK5Q w - - 0 1", true},
		{"256 moves: queens, knights, a rook", "6k1/8/2p4p/8/p7/QNRQ1Q2/QQ1QQ3/NK5Q w - - 0 1", false},
		{"255 moves: queens, pawns, knights", "6k1/3p4/5p2/3P4/8/NQNQQ1Pp/Q1Q3Q1/1K3QNN w - - 0 1", true},
		{"256 moves: queens, pawns, a bishop", "6k1/8/4P2p/6Pp/4P3/N2Q2Q1/Q3ppQQ/QK1B1Q2 w - - 0 1", false},
		{"256 moves of Black's", "nk5q/qq1qq3/qnrq1q2/P7/8/2P4P/8/6K1 w - - 0 1", false},
		{"too many replies", "2q2q2/q6q/4q3/8/1q4q1/3q4/PPP5/KNN4k w - - 0 1", false},
		{"too many with promotions", "K7/6q1/3q4/6k1/6q1/1q2q3/1pp1p2p/N1RN1N2 w - - 0 1", false},
	} {
		p := parse(t, test.fen)
		c := new(lanes.TripleCounter)
		if got := c.FromParts(&p); got != test.want {
			t.Errorf("%s: %s is counted from parts: %v, want %v", test.name, test.fen, got, test.want)
		}
		compareTriple(t, c, new(lanes.Counter), &p)
	}
}
