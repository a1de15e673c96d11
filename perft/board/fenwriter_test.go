package board_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

func TestStyles(t *testing.T) {
	for _, test := range []struct{ fen, standard, xfen, shredder string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w Ha - 0 1", "Kq", "Kq", "Ha"},
		{"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "-", "-", "-"},
		{"1r2k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", "HAgb"},
		{"r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R4K1R w KQkq - 0 1", "", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R4K1R w kq - 0 1", "kq", "kq", "ha"},
		{"4k3/8/8/8/8/8/8/RR2KRR1 w FB - 0 1", "", "FB", "FB"},
		{"4k3/8/8/8/8/8/8/RR2KRR1 w GA - 0 1", "", "KQ", "GA"},
		{"4k3/8/8/8/8/8/8/qR2KRr1 w FB - 0 1", "", "KQ", "FB"}, // only rooks of its own stand farther out
	} {
		p := parse(t, test.fen)
		standard, ok := p.StandardFEN()
		if ok != (test.standard != "") {
			t.Errorf("%s: has a standard FEN: %t", test.fen, ok)
		}
		for got, want := range map[string]string{standard: test.standard, p.XFEN(): test.xfen, p.ShredderFEN(): test.shredder} {
			if got == "" {
				continue
			}
			if fields := strings.Fields(got); fields[2] != want {
				t.Errorf("%s: got the rights %q, want %q", test.fen, fields[2], want)
			}
			if again := parse(t, got); again.CastlingRooks() != p.CastlingRooks() {
				t.Errorf("%s: %s reads as %v", test.fen, got, again)
			}
		}
	}
}

// The zero Position has no en-passant square, though a1 is the zero Square.
func TestZeroPosition(t *testing.T) {
	var p board.Position
	if got, want := p.FEN(), "8/8/8/8/8/8/8/8 w - - 0 0"; got != want || p.EnPassant() != attacks.NoSquare {
		t.Errorf("got %s and %v, want %s and no square", got, p.EnPassant(), want)
	}
}
