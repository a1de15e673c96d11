package board_test

import (
	"strings"
	"testing"
)

func TestParseMove(t *testing.T) {
	for _, test := range []struct {
		fen, text string
		castling  bool
	}{
		{"4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1", "f1g1", true},
		{"4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1", "f1a1", true},
		{"4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1", "f1c1", true},
		{"4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1", "f1e1", false},
		{"4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1", "a1a8", false},
		{"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1h1", true},
		{"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", false}, // a step, though castling goes there too
	} {
		p := parse(t, test.fen)
		m, err := p.ParseMove(test.text)
		if err != nil || (m.IsCastling()) != test.castling {
			t.Errorf("%s: %s: castling %v (error %v), want %v", test.fen, test.text, m.IsCastling(), err, test.castling)
		}
	}
	p := parse(t, "4k3/P7/8/8/8/8/8/4K2R w K - 0 1")
	for _, m := range append(legalMoves(t, &p), 0) {
		for _, text := range []string{m.String(), m.UCI(true), m.UCI(false), strings.Replace(m.String(), "q", "Q", 1)} {
			if read, err := p.ParseMove(text); err != nil || read != m {
				t.Errorf("%s is read as %v, error %v", text, read, err)
			}
		}
	}
	p = parse(t, "4k3/8/8/8/8/8/8/R4KR1 w KQ - 0 1")
	for _, text := range []string{"", "f1", "f1f3", "a1a1", "f1g1q", "O-O", "f1i1", strings.Repeat("x", 1000)} {
		if m, err := p.ParseMove(text); err == nil {
			t.Errorf("%q: got %s, want an error", text, m.UCI(true))
		} else if len(err.Error()) > 200 {
			t.Errorf("an error of %d bytes", len(err.Error()))
		}
	}
}
