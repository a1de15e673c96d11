package cli

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestPositionNames reads every position that has a name.
func TestPositionNames(t *testing.T) {
	fens := map[string]bool{}
	for name := range strings.SplitSeq(PositionNames, ", ") {
		pos, err := ParsePosition(name)
		if err != nil || fens[pos.FEN()] {
			t.Errorf("%s: %v, error %v, want a position of its own", name, pos, err)
		}
		fens[pos.FEN()] = true
	}
	if pos, err := ParsePosition("startpos"); err != nil || pos != board.Start() {
		t.Errorf("startpos is %v, error %v", pos, err)
	}
	if _, err := ParsePosition("self stalemate"); err == nil {
		t.Error("the name of a row of the built-in suite was taken")
	}
}

// TestChess960 asks in either form, and in the form of Chess960 where the position needs it.
func TestChess960(t *testing.T) {
	const needed = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1"
	for _, test := range []struct {
		fen         string
		given, want bool
	}{{"startpos", false, false}, {"startpos", true, true}, {needed, false, true}, {needed, true, true}} {
		line, err := (&PositionFlags{FEN: test.fen, Chess960: test.given}).Line()
		if err != nil || line.Chess960 != test.want {
			t.Errorf("%s with --chess960=%v: %v, error %v, want %v", test.fen, test.given, line.Chess960, err, test.want)
		}
	}
}

func TestJoinFEN(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	for _, test := range []struct{ args, want []string }{
		{nil, nil},
		{[]string{"8/8"}, []string{"8/8"}},
		{[]string{fen, fen}, []string{fen, fen}},
		{strings.Fields(fen), []string{fen}},
		{[]string{"startpos"}, []string{"startpos"}},
		{[]string{"startpos", "kiwipete"}, []string{"startpos", "kiwipete"}},
		{[]string{fen, "w"}, []string{fen, "w"}},
	} {
		if got := JoinFEN(test.args); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.args, got, test.want)
		}
	}
}
