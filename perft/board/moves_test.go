package board_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/dynamic"
)

// legalMoves returns the legal moves of p. Those by a technique that is chosen at run time, and the number of
// moves, must be the same, each must know which piece it moves, and captures en passant are announced.
func legalMoves(t *testing.T, p *board.Position) []board.Move {
	t.Helper()
	moves := p.AppendLegalMoves(nil)
	if by := dynamic.AppendLegalMoves(catalog.Reference(), p, nil); !slices.Equal(by, moves) {
		t.Errorf("%s: by the reference %v, want %v", p.FEN(), by, moves)
	}
	if count, by := p.CountLegalMoves(), dynamic.CountLegalMoves(catalog.Reference(), p); count != len(moves) || by != len(moves) {
		t.Errorf("%s: counts %d, by the reference %d, want %d", p.FEN(), count, by, len(moves))
	}
	if can := p.LegalEnPassant() != attacks.NoSquare; can != slices.ContainsFunc(moves, capturesEnPassant) {
		t.Errorf("%s: a capture en passant is said to be legal: %v, the moves are %v", p.FEN(), can, moves)
	}
	for _, m := range moves {
		if piece, color := p.PieceAt(m.From()); m.Piece() != piece || color != p.SideToMove() {
			t.Errorf("%s: %v is said to be a move of a %v, want one of a %v of %v", p.FEN(), m, m.Piece(), piece, color)
		}
	}
	return moves
}

// uci lists the legal moves of p that start with prefix, sorted.
func uci(t *testing.T, p *board.Position, prefix string, chess960 bool) string {
	t.Helper()
	var list []string
	for _, m := range legalMoves(t, p) {
		if text := m.UCI(chess960); strings.HasPrefix(text, prefix) {
			list = append(list, text)
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

func TestMovesOfOneMan(t *testing.T) {
	for _, test := range []struct{ name, fen, from, want string }{
		{"pawn on its origin", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2", "e2e3 e2e4"},
		{"a piece in front", "4k3/8/8/8/8/4n3/4P3/6K1 w - - 0 1", "e2", ""},
		{"a piece two squares in front", "4k3/8/8/8/4n3/8/4P3/6K1 w - - 0 1", "e2", "e2e3"},
		{"black pawn captures on both sides", "4k3/4p3/3P1P2/8/8/8/8/4K3 b - - 0 1", "e7", "e7d6 e7e5 e7e6 e7f6"},
		{"no capture round the board", "4k3/8/8/8/p6p/8/P6P/4K3 w - - 0 1", "h", "h2h3"},
		{"four promotions, and four by capture", "3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7",
			"e7d8b e7d8n e7d8q e7d8r e7e8b e7e8n e7e8q e7e8r"},
		{"two pawns capture on the same square", "1bnb4/1P1P4/8/8/8/6k1/8/6K1 w - - 0 1", "",
			"b7c8b b7c8n b7c8q b7c8r d7c8b d7c8n d7c8q d7c8r g1f1 g1h1"},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5", "e5d6 e5e6"},
		{"en passant bares the king on its rank", "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5", "e5e6"},
		{"en passant along the diagonal of a pin", "1b2k3/8/8/3pP3/8/8/7K/8 w - d6 0 1", "e5", "e5d6"},
		{"en passant bares the king on a diagonal", "6k1/6b1/8/3pP3/8/8/1K6/8 w - d6 0 1", "e5", ""},
		{"black's en passant bares the king on a diagonal", "8/1k6/8/8/3Pp3/8/6B1/6K1 b - d3 0 1", "e4", ""},
		{"en passant captures the piece that gives check", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4", "e4d3"},
		{"en passant does not answer a discovered check", "8/8/8/8/3Pp3/8/R6k/4K3 b - d3 0 1", "e4", ""},
		{"a pinned knight", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "e2", ""},
		{"a pinned rook moves on its line", "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2", "e2e3 e2e4 e2e5 e2e6 e2e7"},
		{"a pinned bishop on a file", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2", ""},
		{"a bishop pinned on a file does not join a pin on a diagonal", "4r3/8/8/b7/8/2N1B3/8/4K2k w - - 0 1", "e3", ""},
		{"a rook pinned on a diagonal does not join a pin on a rank", "4k3/8/8/8/7b/8/5R2/4K1Nr w - - 0 1", "f2", ""},
		{"a queen pinned on a diagonal", "4k3/8/8/8/7b/8/5Q2/4K3 w - - 0 1", "f2", "f2g3 f2h4"},
		{"a pinned rook does not answer the check of another piece", "4r1k1/8/8/8/8/3n4/4R3/4K3 w - - 0 1", "e2", ""},
		{"nor does a pinned bishop", "6k1/8/8/8/7b/3n4/5B2/4K3 w - - 0 1", "f2", ""},
		{"nor does a pinned queen", "6k1/8/8/8/7b/3n4/5Q2/4K3 w - - 0 1", "f2", ""},
		{"a pawn pinned on a diagonal captures the piece that pins", "4k3/8/8/8/8/6b1/5P2/4K3 w - - 0 1", "f2", "f2g3"},
		{"a pawn pinned on a diagonal captures nothing beside it, west", "4k3/8/8/8/8/4n1b1/5P2/4K3 w - - 0 1", "f2", "f2g3"},
		{"a pawn pinned on a diagonal captures nothing beside it, east", "4k3/8/8/8/8/2b1n3/3P4/4K3 w - - 0 1", "d2", "d2c3"},
		{"a pawn pinned on a rank", "4k3/8/8/8/K3P2r/8/8/8 w - - 0 1", "e4", ""},
		{"a pawn pinned on a file", "4k3/4r3/8/8/8/3p1p2/4P3/4K3 w - - 0 1", "e2", "e2e3 e2e4"},
		{"the king has one square", "6k1/8/8/8/8/PP6/KP6/1N6 w - - 0 1", "a2", "a2a1"},
		{"only the king answers a double check", "4k3/8/8/8/7b/8/4P3/r3K2Q w - - 0 1", "", "e1d2"},
		{"the king does not step back along the ray", "4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "e1", "e1d2 e1e2 e1f2"},
		{"nor along the diagonal of a bishop", "4k3/8/8/7b/8/8/4K3/8 w - - 0 1", "e2", "e2d2 e2d3 e2e1 e2e3 e2f1 e2f2"},
		{"a double push is interposed, over a square that would not do", "4k3/8/8/8/K6r/8/4P3/8 w - - 0 1", "e2", "e2e4"},
		{"a check is interposed or its giver captured", "4k3/8/8/8/8/8/1B6/r3K3 w - - 0 1", "b2", "b2a1 b2c1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := parse(t, test.fen)
			if got := uci(t, &p, test.from, false); got != test.want {
				t.Errorf("%s\ngot  %s\nwant %s\n%s", test.fen, got, test.want, p.Draw())
			}
		})
	}
}

func TestCastling(t *testing.T) {
	for _, test := range []struct{ name, fen, standard, takesRook string }{
		{"both wings", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1 e1g1", "e1a1 e1h1"},
		{"no rights", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "", ""},
		{"out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "", ""},
		{"through an attacked square", "4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", "e1c1", "e1a1"},
		{"into an attacked square", "4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1", "e1g1", "e1h1"},
		{"with one right, into an attacked square", "4k3/8/8/8/2r5/8/8/R3K3 w Q - 0 1", "", ""},
		{"the rook passes an attacked square", "4k3/8/8/8/1r6/8/8/R3K2R w KQ - 0 1", "e1c1 e1g1", "e1a1 e1h1"},
		{"a piece between", "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", "", ""},
		{"black", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8 e8g8", "e8a8 e8h8"},
		{"the king does not move", "4k3/8/8/8/8/8/8/6KR w K - 0 1", "", "g1h1"},
		{"king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1", "f1g1"},
		{"the king's only way is the rook's square", "4k3/8/8/8/8/8/4PPP1/4BKR1 w K - 0 1", "f1g1", "f1g1"},
		{"the rook was a shield", "4k3/8/8/8/8/8/8/rRK5 w Q - 0 1", "", ""},
		{"the rook stays a shield", "4k3/8/8/8/8/8/8/rR1K4 w Q - 0 1", "", ""},
		{"a piece on the king's way alone", "4k3/8/8/8/8/8/8/1KR3N1 w C - 0 1", "", ""},
		{"a piece on the rook's way alone", "4k3/8/8/8/8/8/8/RN1K4 w A - 0 1", "", ""},
		{"an attacked square on the king's way alone", "3rk3/8/8/8/8/8/8/1KR5 w C - 0 1", "", ""},
		{"a rook on the goal's file attacks in front of the king only", "2r1k3/8/8/8/8/8/2P5/1R1K4 w B - 0 1", "d1c1", "d1b1"},
		{"a long way on the other wing", "4k3/8/8/8/8/8/8/1K4R1 w G - 0 1", "b1g1", "b1g1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := parse(t, test.fen)
			for chess960, want := range map[bool]string{false: test.standard, true: test.takesRook} {
				var got []string
				for _, m := range legalMoves(t, &p) {
					if m.IsCastling() {
						got = append(got, m.UCI(chess960))
					}
				}
				slices.Sort(got)
				if want == "" && test.takesRook != "" {
					continue // the king does not move: there is no standard notation
				}
				if strings.Join(got, " ") != want {
					t.Errorf("%s: got %v, want %s\n%s", test.fen, got, want, p.Draw())
				}
			}
		})
	}
}

func TestNothingAllocates(t *testing.T) {
	p := parse(t, goodFENs[0].fen)
	moves := make([]board.Move, 0, board.MaxMoves)
	allocs := testing.AllocsPerRun(100, func() {
		moves = p.AppendTacticals(moves[:0])
		moves = p.AppendQuiets(moves)
		moves = p.AppendLegalMoves(moves[:0])
		child := p.After(moves[0])
		_ = child.CountLegalMoves()
		for _, m := range moves {
			if p.GivesCheck(m) && p.Exchange(m, &worth) > 10_000 {
				t.Errorf("%v gains too much", m)
			}
		}
		if m, err := p.ParseMove("e2e4"); err != nil || !p.IsLegal(m) || p.KeyAfter(p.Key(), m) == 0 {
			t.Errorf("e2e4 is %v (error %v)", m, err)
		}
	})
	if allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}

// TestSearchDoesNotAllocate runs the search of the example, which authors copy: its nodes are on the stack.
func TestSearchDoesNotAllocate(t *testing.T) {
	p := parse(t, goodFENs[0].fen)
	s := &search{line: make([]uint64, 0, 16)}
	if allocs := testing.AllocsPerRun(1, func() { s.score(&p, p.Key(), -mate, mate, 4) }); allocs > 5 {
		t.Errorf("%v allocations", allocs)
	}
}
