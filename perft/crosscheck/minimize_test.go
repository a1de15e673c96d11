package crosscheck_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// minimize makes a difference small. The result must be valid and, asked about again, a difference
// like the first; without any one of its pieces it must be none.
func minimize(t *testing.T, side crosscheck.MoveGenerator, first *crosscheck.Difference) *crosscheck.Minimized {
	t.Helper()
	minimizer := crosscheck.Minimizer{Tested: side, Reference: judge()}
	small := minimizer.Minimize(t.Context(), first)
	t.Log(small)
	if small.Before != first.Position.Occupied().Count() || small.After > small.Before || small.Stopped != nil {
		t.Errorf("%d pieces of %d are left (%v)", small.After, small.Before, small.Stopped)
	}
	found := small.Difference
	if found.Class() != first.Class() || causeOf(found) != causeOf(first) || found.Making != first.Making {
		t.Errorf("class %q, making %t, want %q, %t", found.Class(), found.Making, first.Class(), first.Making)
	}
	if faults, _, err := board.Diagnose(found.Line.Root); err != nil || slices.ContainsFunc(faults, func(f *board.FENError) bool { return f.Fault != board.Superfluous }) {
		t.Errorf("%s: faults %v, error %v", found.Line.Root, faults, err)
	}
	if again := search(t, side, found.Depth, found.Line); again == nil || again.Error() != found.Error() {
		t.Errorf("asked again: got\n%v", again)
	}
	for sq := range found.Position.Occupied().Squares() {
		setup := found.Position.Setup()
		setup.Put(board.NoPiece, attacks.White, sq.Bitboard())
		pos, err := setup.Position()
		if err != nil || len(found.Line.Moves) > 0 {
			continue
		}
		if again := search(t, side, found.Depth, crosscheck.NewLine(&pos)); again != nil && again.Class() == found.Class() && causeOf(again) == causeOf(found) {
			t.Errorf("the piece on %v is not needed:\n%v", sq, again)
		}
	}
	return small
}

// causeOf returns the cause of a wrong count, or nothing.
func causeOf(d *crosscheck.Difference) string {
	if d.Miscount == nil {
		return ""
	}
	return d.Miscount.Cause
}

// pushesOverPiece is a difference on a full board.
func pushesOverPiece(t *testing.T) *crosscheck.Difference {
	t.Helper()
	return search(t, faultyGenerator{"double-push-jumps"}, 1, lineOf(t, kiwipete))
}

// TestMinimizeReports has a mistake in a move, for which depth 1 is enough.
func TestMinimizeReports(t *testing.T) {
	asked, pieces := 0, 32
	side := liar{faultyGenerator{"double-push-jumps"}, func(_ crosscheck.Line, depth int, honest crosscheck.Answer) crosscheck.Answer {
		if depth != 1 {
			t.Errorf("asked for depth %d", depth)
		}
		return honest
	}}
	m := crosscheck.Minimizer{Tested: side, Reference: judge(), Progress: func(a, n int) {
		if a != asked || n > pieces {
			t.Errorf("try %d, %d pieces, after try %d, %d pieces", a, n, asked-1, pieces)
		}
		asked, pieces = a+1, n
	}}
	small := m.Minimize(t.Context(), pushesOverPiece(t))
	if small.Tried != asked || small.After != pieces {
		t.Errorf("%d tries and %d pieces, want %d and %d", small.Tried, small.After, asked, pieces)
	}
	const want = `minimized from 32 pieces to 4, 21 positions tried
fen:     7k/8/8/8/8/7p/7P/K7 w - - 0 1
moves:   4 by faulty, 3 by default
missing: -
extra:   h2h4
class:   pawn move
`
	if got := small.Error(); !strings.HasPrefix(got, want) {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// stopping asks a move generator until stop returns an error.
type stopping struct {
	crosscheck.MoveGenerator
	stop func() error
}

func (s stopping) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Answer, error) {
	if err := s.stop(); err != nil {
		return nil, err
	}
	return s.MoveGenerator.Divide(ctx, line, depth)
}

func TestMinimizeStopsWithTheSmallestSoFar(t *testing.T) {
	first := pushesOverPiece(t)
	const tries = 10
	died := errors.New("died")
	ctx, cancel := context.WithCancel(t.Context())
	for want, stop := range map[error]func() error{
		crosscheck.ErrTries: nil,
		died:                func() error { return died },
		context.Canceled:    func() error { cancel(); return ctx.Err() },
	} {
		t.Run(want.Error(), func(t *testing.T) {
			asked := 0
			m := crosscheck.Minimizer{Tries: tries, Reference: judge(), Tested: stopping{faultyGenerator{"double-push-jumps"}, func() error {
				if asked++; asked <= tries || stop == nil {
					return nil
				}
				return stop()
			}}}
			in := t.Context()
			if stop != nil {
				m.Tries++
			}
			if want == context.Canceled {
				in = ctx
			}
			small := m.Minimize(in, first)
			if !errors.Is(small.Stopped, want) || small.After >= small.Before || small.After <= 4 {
				t.Errorf("stopped by %v, want %v; %d pieces of %d after %d tries", small.Stopped, want, small.After, small.Before, small.Tried)
			}
			if !strings.Contains(small.Error(), "\npartial: "+small.Stopped.Error()+"\n") {
				t.Errorf("the report does not say why it is partial:\n%v", small)
			}
		})
	}
}

// TestMinimizeGivesUp has a difference that does not come again, and a path with a move that both sides take to be
// legal.
func TestMinimizeGivesUp(t *testing.T) {
	unknown := crosscheck.Line{Root: kiwipete, Moves: []string{"e1e5"}}
	for want, first := range map[error]*crosscheck.Difference{
		crosscheck.ErrNotAgain: pushesOverPiece(t),
		crosscheck.ErrNotLegal: {Line: unknown, Missing: []string{"a8b8"}},
	} {
		m := crosscheck.Minimizer{Tested: judge(), Reference: judge()}
		small := m.Minimize(t.Context(), first)
		if !errors.Is(small.Stopped, want) || small.Difference != first || strings.Contains(small.Error(), "fen: ") != first.Known {
			t.Errorf("want %v, got\n%v", want, small)
		}
	}
}

// minimizeBetween makes the difference at the end of a line small.
func minimizeBetween(t *testing.T, side, reference crosscheck.MoveGenerator, line crosscheck.Line) *crosscheck.Minimized {
	t.Helper()
	_, found, err := crosscheck.EveryNode(t.Context(), reference, []crosscheck.MoveGenerator{side}, line, 1)
	if err != nil || found[0] == nil {
		t.Fatal(found, err)
	}
	m := crosscheck.Minimizer{Tested: side, Reference: reference}
	return m.Minimize(t.Context(), found[0])
}

// TestMinimizedLines expects what is left of the position, and of the path to it.
func TestMinimizedLines(t *testing.T) {
	// Wherever the condition holds, a move is added, or taken away.
	toggles := func(move string, where func(line crosscheck.Line) bool) crosscheck.MoveGenerator {
		return lying(func(line crosscheck.Line, honest crosscheck.Answer) crosscheck.Answer {
			if where(line) {
				return toggle(honest, move)
			}
			return honest
		})
	}
	for _, test := range []struct {
		name             string
		tested           crosscheck.MoveGenerator
		root, path, want string
	}{
		{"moves that are not needed", faultyGenerator{"knight-wraps"}, startFEN, "e2e4 e7e5 d2d4 d7d5", "7k/8/8/8/8/8/8/K5N1 w - - 0 1"},
		{"the last move is to blame", faultyGenerator{"rights-stay-rook-captured-ghost"}, kiwipete, "a2a3 h3g2 a3a4 g2h1n", "7k/8/8/8/8/8/6p1/4K2R b K - 0 1 moves g2h1n"},
		// The right to castle stays when the rook leaves and comes back, which shows three plies later.
		{"an early move is to blame", toggles("e1g1", func(line crosscheck.Line) bool {
			return strings.Contains(strings.Join(line.Moves, " "), "h1g1 h8g8 g1h1 ")
		}), "r3k2r/pppp4/8/8/8/8/4PPPP/R3K2R w KQkq - 0 1", "a1b1 a8b8 h1g1 h8g8 g1h1 g8h8",
			"k6r/8/8/8/8/8/8/4K2R w - - 0 1 moves h1g1 h8g8 g1h1 g8h8"},
		// Knights may replace other pieces, but a ninth pawn may not.
		{"no new fault", toggles("h2h8", func(line crosscheck.Line) bool {
			pos, err := line.End()
			return err == nil && pos.OccupiedBy(attacks.White).Count() >= 11
		}), "4k3/pppp4/8/8/8/RQ6/PPPPPPPP/4K3 w - - 0 1", "", "7k/8/8/8/8/NN6/PPPPPPPP/K7 w - - 0 1"},
		// A king in a corner would keep its right only in Chess960.
		{"standard chess stays", toggles("h1h2", func(line crosscheck.Line) bool { return strings.Contains(line.Root, " w K") }),
			"r3k2r/pppppppp/8/8/8/8/8/R3K2R w KQkq - 7 30", "", "k7/8/8/8/8/8/8/4K2R w K - 0 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			line := lineOf(t, test.root)
			line.Moves = strings.Fields(test.path)
			small := minimizeBetween(t, test.tested, judge(), line)
			if got := small.Difference.Line.String(); got != test.want || small.Stopped != nil {
				t.Errorf("got %s, want %s\n%v", got, test.want, small)
			}
			if path := small.Difference.Line.Moves; len(path) > 0 && !strings.Contains(small.Error(), "the mistake is in making "+path[0]+".\n") {
				t.Errorf("got\n%v, want that %s is to blame", small, path[0])
			}
			if path := small.Difference.Line.Moves; len(path) > 1 && !strings.Contains(small.Difference.Error(), "the mistake is in making a move of the path.\n") {
				t.Errorf("got\n%v", small.Difference)
			}
		})
	}
}

// TestMinimizeDiffersNowhereElse has a mistake that shows after h2h3, and generators that are
// wrong before it as well if White has no knight: one side alone, or both in the same way.
func TestMinimizeDiffersNowhereElse(t *testing.T) {
	lies := func(after, before string) liar {
		return lying(func(line crosscheck.Line, honest crosscheck.Answer) crosscheck.Answer {
			switch {
			case after != "" && len(line.Moves) == 1:
				return toggle(honest, after)
			case before != "" && len(line.Moves) == 0 && !strings.Contains(line.Root, "N"):
				return toggle(honest, before)
			}
			return honest
		})
	}
	for _, test := range []struct{ sideBefore, judgeBefore string }{{"h2h6", ""}, {"h2h3", "h2h3"}} {
		small := minimizeBetween(t, lies("a7a1", test.sideBefore), lies("", test.judgeBefore), lineOf(t, startFEN).Then("h2h3"))
		placement, _, _ := strings.Cut(small.Difference.Line.Root, " ")
		if small.After != 5 || !strings.Contains(placement, "N") || len(small.Difference.Line.Moves) != 1 {
			t.Errorf("%v", small)
		}
	}
}
