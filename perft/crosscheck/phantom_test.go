package crosscheck_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/crosscheck"
)

// listing returns a generator that lists only moves that keep returns true for.
func listing(keep func(move string) bool) liar {
	return lying(func(_ crosscheck.Line, honest crosscheck.Answer) crosscheck.Answer {
		return slices.DeleteFunc(honest, func(c crosscheck.MoveCount) bool { return !keep(c.Move) })
	})
}

// TestPhantomChecks has generators that list only moves of the king and captures on one square, as if they saw a
// check.
func TestPhantomChecks(t *testing.T) {
	const phantom = "it plays as if its king on %s were attacked"
	for _, test := range []struct{ name, fen, king, captured, class, by string }{
		{"black pawn", "4k3/8/8/8/p7/2N5/5P1K/R7 w - - 0 1", "h2", "a4", "step attack", " by the pawn on a4, around the edge of the board"},
		{"white pawn", "8/3n4/k7/7p/7P/8/3K4/7r b - - 0 1", "a6", "h4", "step attack", " by the pawn on h4, around the edge of the board"},
		{"king", "8/8/8/k7/7K/8/P7/1N6 w - - 0 1", "h4", "", "step attack", " by the king on a5, around the edge of the board"},
		{"knight", "4k3/n7/8/8/7K/8/P7/1N6 w - - 0 1", "h4", "", "step attack", " by the knight on a7, around the edge of the board"},
		{"rook", "4k3/8/8/8/r7/8/P6K/1N6 w - - 0 1", "h2", "", "sliding attack", " by the rook on a4, around the edge of the board"},
		{"rook behind a piece", "4k3/8/8/8/r7/2P5/P6K/1N6 w - - 0 1", "h2", "", "check evasion", ", but nothing attacks it"},
		{"captured en passant", "7k/1R6/8/K5Pp/8/8/8/8 w - h6 0 1", "a5", "h6", "step attack", " by the pawn on h5, around the edge of the board"},
		{"a capture that cannot explain it", "4k3/8/8/1n6/8/2N5/5P1K/R7 w - - 0 1", "h2", "b5", "check evasion", ", but nothing attacks it"},
		{"castling goes too", "4k3/8/8/8/8/p7/5P2/R3K2R w KQ - 0 1", "e1", "a3", "check evasion", ", but nothing attacks it"},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := search(t, listing(func(move string) bool {
				return move[:2] == test.king && !slices.Contains([]string{"e1g1", "e1c1"}, move) || move[2:4] == test.captured
			}), 1, lineOf(t, test.fen))
			if d == nil {
				t.Fatal("no difference")
			}
			more := fmt.Sprintf("\n  missing %s and %d more: %s%s\n\n", d.Missing[0], len(d.Missing)-1, fmt.Sprintf(phantom, test.king), test.by)
			if d.Class() != test.class || !strings.Contains(d.Error(), more) || len(d.Findings) != len(d.Missing) {
				t.Errorf("class %q, want %q, got\n%v, want %s", d.Class(), test.class, d, more)
			}
		})
	}
}

// TestNoPhantomChecks has generators whose mistake a check would not explain.
func TestNoPhantomChecks(t *testing.T) {
	for _, test := range []struct{ name, fen, kept, why string }{
		{"one piece", "4k3/8/8/8/p7/8/7K/R7 w - - 0 1", "h2", "the rook on a1 reaches a2"},
		{"a quiet move is left", "4k3/8/8/8/p7/2N5/5P1K/R7 w - - 0 1", "h2 f2", "the rook on a1 reaches a2"},
		{"in check", "4k3/8/8/8/p7/4B3/3N4/R3K2r w Q - 0 1", "e1", "it ends the check by the rook on h1"},
		{"two victims", "4k3/8/8/1p6/p7/2N5/5P1K/R7 w - - 0 1", "h2 c3a4 a1a4 c3b5", "the rook on a1 reaches a2"},
		{"castling is left", "4k3/8/8/8/8/p7/5P2/R3K2R w KQ - 0 1", "e1", "the rook on a1 reaches a2"},
		{"half of the captures", "4k3/8/8/8/p7/2N5/5P1K/R7 w - - 0 1", "h2 c3a4", "the rook on a1 reaches a2"},
	} {
		d := search(t, listing(func(move string) bool {
			return slices.ContainsFunc(strings.Fields(test.kept), func(kept string) bool { return strings.HasPrefix(move, kept) })
		}), 1, lineOf(t, test.fen))
		if d == nil || d.Findings[0].Why != test.why {
			t.Errorf("%s: got\n%v, want %s", test.name, d, test.why)
		}
	}
	wrongJudge := lying(func(_ crosscheck.Line, honest crosscheck.Answer) crosscheck.Answer { return toggle(honest, "a1h8") })
	steps := listing(func(move string) bool { return move[:2] == "h2" })
	r := first(t, crosscheck.Search{Tested: steps, Reference: wrongJudge, Depth: 1}, lineOf(t, "4k3/8/8/8/p7/2N5/5P1K/R7 w - - 0 1"))
	if r.Difference == nil || strings.Contains(r.Difference.Error(), "as if its king") {
		t.Errorf("a reference that lists a move that is not legal: %v", r.Difference)
	}
}

// TestDrawsWithoutMoves has a generator that lists no move at all.
func TestDrawsWithoutMoves(t *testing.T) {
	none := listing(func(string) bool { return false })
	for class, fen := range map[string]string{
		"draw by fifty moves": "4k2r/8/8/8/8/8/8/R3K3 w - - 100 80",
		"draw by material":    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
		"sliding attack":      "4k2r/8/8/8/8/8/8/R3K3 w - - 0 80",
	} {
		if d := search(t, none, 1, lineOf(t, fen)); d == nil || d.Class() != class || strings.Contains(d.Error(), "more: no move is listed: ") != strings.HasPrefix(class, "draw") {
			t.Errorf("got\n%v, want the class %s", d, class)
		}
	}
}
