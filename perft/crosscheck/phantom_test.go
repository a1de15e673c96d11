package crosscheck_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// listing returns a generator that lists only moves that keep returns true for.
func listing(keep func(move string) bool) liar {
	return lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
		return slices.DeleteFunc(honest, func(c perft.MoveCount) bool { return !keep(c.Move) })
	})
}

// TestPhantomChecks has generators that list only moves of the king and captures on one square, as if they saw a
// check, and others whose mistake a check would not explain.
func TestPhantomChecks(t *testing.T) {
	const phantom = "it plays as if its king on %s were attacked, but nothing attacks it"
	for _, test := range []struct{ name, fen, kept, why string }{
		{"by a black pawn", "4k3/8/8/8/p7/2N5/5P1K/R7 w - - 0 1", "h2 c3a4 a1a4", fmt.Sprintf(phantom, "h2")},
		{"by a white pawn", "8/3n4/k7/7p/7P/8/3K4/7r b - - 0 1", "a6", fmt.Sprintf(phantom, "a6")},
		{"by a pawn that is captured en passant", "7k/1R6/8/K5Pp/8/8/8/8 w - h6 0 1", "a5 g5h6", fmt.Sprintf(phantom, "a5")},
		{"castling goes too", "4k3/8/8/8/8/p7/5P2/R3K2R w KQ - 0 1", "e1d1 e1d2 e1e2 e1f1 a1a3", fmt.Sprintf(phantom, "e1")},
		{"one piece", "4k3/8/8/8/p7/8/7K/R7 w - - 0 1", "h2", "the rook on a1 reaches a2, and then nothing attacks the king"},
		{"a quiet move is left", "4k3/8/8/8/p7/2N5/5P1K/R7 w - - 0 1", "h2 f2", "the rook on a1 reaches a2, and then nothing attacks the king"},
		{"in check", "4k3/8/8/8/p7/4B3/3N4/R3K2r w Q - 0 1", "e1", "the knight on d2 reaches f1, and then nothing attacks the king"},
		{"two victims", "4k3/8/8/1p6/p7/2N5/5P1K/R7 w - - 0 1", "h2 c3a4 a1a4 c3b5", "the rook on a1 reaches a2, and then nothing attacks the king"},
		{"castling is left", "4k3/8/8/8/8/p7/5P2/R3K2R w KQ - 0 1", "e1", "the rook on a1 reaches a2, and then nothing attacks the king"},
	} {
		d := search(t, listing(func(move string) bool {
			return slices.ContainsFunc(strings.Fields(test.kept), func(kept string) bool { return strings.HasPrefix(move, kept) })
		}), 1, lineOf(t, test.fen))
		if d == nil || d.Findings[0].Why != test.why || len(d.Findings) != len(d.Missing) {
			t.Errorf("%s: got\n%v, want %s", test.name, d, test.why)
		}
	}
}

// TestGamesThatEnd has a generator that lists no move where a program may take a game for drawn, and one that counts none, or one,
// below the move that leads there. The position is the same without its history.
func TestGamesThatEnd(t *testing.T) {
	const goesOn, back = ", but perft does not end games ", "e1e2 e8e7 e2e1 e7e8"
	for _, test := range []struct{ fen, moves, why string }{
		{"4k2r/8/8/8/8/8/8/R3K3 w - - 100 80", "", goesOn + "at a halfmove clock of 100"},
		{"4k2r/8/8/8/8/8/8/R3K3 w - - 98 80", "e1e2 e8e7", goesOn + "at a halfmove clock of 100"},
		{"4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", "", goesOn + "where neither side can mate"},
		{"4k3/8/8/8/8/8/8/4K1Nr b - - 0 1", "h1g1 e1e2", ""},
		{"4k3/8/8/8/8/8/8/3bK1N1 w - - 0 1", "e1d1", goesOn + "where neither side can mate"},
		{"4k2r/8/8/8/8/8/8/R3K3 w - - 9 80", back, goesOn + "when a position repeats"},
		{"4k2r/8/8/8/8/8/8/R3K3 w Qk - 9 80", back, ""},
		{"4k2r/8/8/8/8/8/8/R3K3 w - - 99 80", "", ""},
	} {
		line := then(lineOf(t, test.fen), strings.Fields(test.moves)...)
		is := func(other crosscheck.Line) bool { return other.String() == line.String() }
		d := search(t, lying(func(at crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
			return slices.DeleteFunc(honest, func(perft.MoveCount) bool { return is(at) })
		}), 1, line)
		if d == nil || d.Class() != crosscheck.Counting && test.why != "" || !strings.Contains(d.String(), "more: no move is listed"+test.why+"\n") {
			t.Errorf("%v: got\n%v, want that no move is listed%s", line, d, test.why)
		}
		for n := range uint64(2) {
			if len(line.Moves) == 0 || test.why == "" {
				continue
			}
			before, last := line, len(line.Moves)-1
			before.Moves = line.Moves[:last]
			d := search(t, liar{judge(), func(at crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
				for i := range honest {
					if is(then(at, honest[i].Move)) && uint64(depth) > n {
						honest[i].Nodes = perft.NewNodes(n)
					}
				}
				return honest
			}}, 2, before)
			if want := test.why + "\n"; d == nil || !strings.Contains(d.String(), want) {
				t.Errorf("%v: got\n%v, want %q in it", line, d, want)
			}
		}
	}
}
