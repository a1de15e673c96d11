package fencmd

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// TestFormsNameTheSamePosition reads every form of the positions of the built-in suite, Chess960
// among them, and compares what may be castled with and the legal moves.
func TestFormsNameTheSamePosition(t *testing.T) {
	written := map[string]int{}
	for _, row := range suite.Default() {
		p := row.Position
		for _, form := range forms {
			text := form.write(&p)
			if text == "" {
				continue
			}
			written[form.name]++
			again, err := board.ParseFEN(text)
			if err != nil || again.CastlingRooks() != p.CastlingRooks() ||
				!slices.Equal(again.AppendLegalMoves(nil), p.AppendLegalMoves(nil)) {
				t.Errorf("%s of %s is %s, another position (error %v)", form.name, row.FEN, text, err)
			}
		}
	}
	if all := len(suite.Default()); written["X-FEN"] != all || written["Shredder-FEN"] != all || written["standard"] == all || written["standard"] == 0 {
		t.Errorf("of %d positions %v were written", all, written)
	}
}

func TestForms(t *testing.T) {
	for _, test := range []struct{ fen, standard, xfen, shredder string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w Ha - 0 1", "Kq", "Kq", "Ha"},
		{"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "-", "-", "-"},
		{"1r2k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", "HAgb"},
		{"r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", "HAha"},
		{"4k3/8/8/8/8/8/8/RR2KRR1 w FB - 0 1", "", "FB", "FB"},
		{"4k3/8/8/8/8/8/8/RR2KRR1 w GA - 0 1", "", "KQ", "GA"},
		{"4k3/8/8/8/8/8/8/qR2KRr1 w FB - 0 1", "", "KQ", "FB"}, // only rooks of one's own stand farther out
	} {
		p, err := board.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range []string{test.standard, test.xfen, test.shredder} {
			got := ""
			if text := forms[i].write(&p); text != "" {
				got = strings.Fields(text)[2]
			}
			if got != want {
				t.Errorf("%s: %s has the rights %q, want %q", test.fen, forms[i].name, got, want)
			}
		}
	}
}

func TestJoinFields(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	for _, test := range []struct{ args, want []string }{
		{nil, nil},
		{[]string{"8/8"}, []string{"8/8"}},
		{[]string{fen, fen}, []string{fen, fen}},
		{strings.Fields(fen), []string{fen}},
		{[]string{fen, "w"}, []string{fen, "w"}},
	} {
		if got := joinFields(test.args); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.args, got, test.want)
		}
	}
}
