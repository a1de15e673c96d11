package board_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

func TestSAN(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	for _, test := range []struct{ fen, uci, san string }{
		{start, "e2e4", "e4"},
		{start, "g1f3", "Nf3"},
		{"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"},
		{"4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "b1c3", "N1c3"},
		{"4k3/8/8/1N3N2/8/8/8/1N2K3 w - - 0 1", "b5d4", "Nbd4"},
		{"8/8/k7/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"},
		{"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"}, // the other knight is pinned
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
		{"3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"},
		{"r3k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O"},
		{"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"},
		{"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "Ra8#"},
		{"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2", "Kxe2"},
		{"4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1", "b2b3", "b3"},
		{"4k3/8/8/8/8/2p5/1P6/4K3 w - - 0 1", "b2c3", "bxc3"},
	} {
		p := parse(t, test.fen)
		m, err := p.ParseMove(test.uci)
		if err != nil || p.SAN(m) != test.san {
			t.Errorf("%s, %s: %s, want %s (error %v)", test.fen, test.uci, p.SAN(m), test.san, err)
		}
	}
}

// TestParseSAN reads back what SAN writes, and the same without a sign of check, of every legal move: no two have one
// notation.
func TestParseSAN(t *testing.T) {
	moves := make([]board.Move, 0, board.MaxMoves)
	walk(t, often(5_000, 100_000), func(p *board.Position, _ *rand.Rand) {
		moves = p.AppendLegalMoves(moves[:0])
		for _, m := range moves {
			san := p.SAN(m)
			for _, text := range []string{san, strings.TrimRight(san, "+#") + "!?"} {
				if read, err := p.ParseSAN(text); err != nil || read != m {
					t.Fatalf("%v, %v: %s is read as %v, error %v", p, m, text, read, err)
				}
			}
		}
	})
}

func TestParseSANTakesMore(t *testing.T) {
	const fen = "4k3/P7/8/3pP3/8/5N2/8/1N2K2R w K d6 0 1"
	for text, want := range map[string]string{
		"0-0": "e1g1", "a8Q": "a7a8q", "a8=N": "a7a8n", "Nb1-d2": "b1d2", "Nf3d2": "f3d2", "Nf3xd2": "f3d2", "e5xd6": "e5d6", "exd6": "e5d6",
		"d6": "not a legal move", "Nd2": "expected one legal move, found 2", "a8": "not a legal move", "O-O-O": "not a legal move", "Kd8": "not a legal move", "": "not a legal move",
		"x": "not a legal move", "N": "not a legal move", "Ni9": "not a legal move", "Nzzd2": "not a legal move", "e1g1": "not a legal move",
	} {
		p := parse(t, fen)
		m, err := p.ParseSAN(text)
		if got := m.String(); err == nil && got != want || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %s, error %v, want %s", text, got, err, want)
		}
	}
}
