package board_test

import (
	"strings"
	"testing"
)

// TestPlay follows games through every kind of move.
func TestPlay(t *testing.T) {
	for _, test := range []struct{ name, fen, moves, want string }{
		{"a null move of White", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "0000", "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR b KQkq - 1 3"},
		{"a null move of Black with a rook on a1", "r3k3/8/8/8/8/8/8/R3K3 b Qq - 7 9", "0000", "r3k3/8/8/8/8/8/8/R3K3 w Qq - 8 10"},
		{"nothing", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"quiet", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2 e8e7", "8/4k3/8/8/8/8/4K3/8 w - - 2 2"},
		{"double push that cannot be captured", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4",
			"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
		{"double push between pawns that cannot capture", "4k3/8/3p1p2/8/8/3P1P2/4P3/4K3 w - - 0 1", "e2e4",
			"4k3/8/3p1p2/8/4P3/3P1P2/8/4K3 b - - 0 1"},
		{"en passant", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 5 9", "d2d4 e4d3", "4k3/8/8/8/8/3p4/8/4K3 w - - 0 10"},
		{"en passant is gone after another move", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e8e7",
			"8/4k3/8/8/3Pp3/8/8/4K3 w - - 1 2"},
		{"castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 1", "e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 5 2"},
		{"a rook leaves", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1g1 a8b8", "1r2k2r/8/8/8/8/8/8/R3K1R1 w Qk - 2 2"},
		{"a rook captures a rook", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "a1a8", "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1"},
		{"the king leaves", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1f1 e8d8", "r2k3r/8/8/8/8/8/8/R4K1R w - - 2 2"},
		{"promotion", "4k3/P7/8/8/8/8/8/4K3 w - - 7 1", "a7a8n", "N3k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"promotion that captures a castling rook", "r3k3/1P6/8/8/8/8/8/4K3 w q - 7 1", "b7a8q",
			"Q3k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"a pawn moves", "4k3/8/8/8/8/8/4P3/4K3 w - - 9 1", "e2e3", "4k3/8/8/8/8/4P3/8/4K3 b - - 0 1"},
		{"a knight moves", "4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1c2", "4k3/8/8/8/8/8/2N5/4K3 b - - 1 1"},
		{"a queen moves", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1h8", "4k2Q/8/8/8/8/8/8/4K3 b - - 1 1"},
		{"a bishop moves", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "a1h8", "4k2B/8/8/8/8/8/8/4K3 b - - 1 1"},
		{"king and rook change places", "4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "f1g1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
		{"the rook stands where castling takes it", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "e1f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
		{"the king stands where castling takes it", "4k3/8/8/8/8/8/8/R1K5 w A - 0 1", "c1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
		{"Shredder letters stay", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Hha - 1 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := parse(t, test.fen)
			for _, text := range strings.Fields(test.moves) {
				m, err := p.ParseMove(text)
				if err != nil && text != "0000" {
					t.Fatal(err)
				}
				p = p.After(m)
			}
			if got := p.FEN(); got != test.want {
				t.Errorf("got  %s\nwant %s\n%s", got, test.want, p.Draw())
			}
		})
	}
}

func TestClocksStayAtTheirLargest(t *testing.T) {
	p := parse(t, "4k3/8/8/8/8/8/4P3/4K3 b - - 65534 65534")
	for _, test := range []struct {
		uci                  string
		halfmoves, fullmoves int
	}{
		{"e8d8", 65535, 65535}, {"e1d1", 65535, 65535}, {"d8e8", 65535, 65535}, {"e2e3", 0, 65535}, {"e8d8", 1, 65535},
	} {
		m, err := p.ParseMove(test.uci)
		if err != nil {
			t.Fatal(err)
		}
		p = p.After(m)
		if p.HalfmoveClock() != test.halfmoves || p.FullmoveNumber() != test.fullmoves {
			t.Errorf("after %s: clocks %d and %d, want %d and %d", test.uci, p.HalfmoveClock(), p.FullmoveNumber(), test.halfmoves, test.fullmoves)
		}
	}
}
