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

// search looks for the first difference between tested and the judge to the given depth.
func search(t *testing.T, side crosscheck.MoveGenerator, depth int, lines ...crosscheck.Line) *crosscheck.Difference {
	t.Helper()
	s := crosscheck.Search{Tested: side, Judge: judge(), Depth: depth}
	result, err := s.First(context.Background(), lines)
	if err != nil {
		t.Fatal(err)
	}
	return result.Difference
}

// minimize makes a difference small. The result must be valid and, asked about again, a difference
// like the first; without any one of its pieces it must be none.
func minimize(t *testing.T, side crosscheck.MoveGenerator, first *crosscheck.Difference) *crosscheck.Minimized {
	t.Helper()
	minimizer := crosscheck.Minimizer{Tested: side, Judge: judge()}
	small := minimizer.Minimize(context.Background(), first)
	t.Log(small)
	if small.Before != first.Position.Occupied().Count() || small.After > small.Before || small.Stopped != nil {
		t.Errorf("%d pieces of %d are left (%v)", small.After, small.Before, small.Stopped)
	}
	found := small.Difference
	if found.Class() != first.Class() || found.Making != first.Making {
		t.Errorf("class %q, making %t, want %q, %t", found.Class(), found.Making, first.Class(), first.Making)
	}
	if faults, _, err := board.Check(found.Line.Root); err != nil || slices.ContainsFunc(faults, func(f *board.FENError) bool { return f.Fault != board.Superfluous }) {
		t.Errorf("%s: faults %v, error %v", found.Line.Root, faults, err)
	}
	if again := search(t, side, found.Depth, found.Line); again == nil || again.Error() != found.Error() {
		t.Errorf("asked again: got\n%v", again)
	}
	for sq := range found.Position.Occupied().Squares() {
		checkNeeded(t, side, found, sq)
	}
	return small
}

// checkNeeded demands that no move of d is wrong without the piece on sq.
func checkNeeded(t *testing.T, side crosscheck.MoveGenerator, d *crosscheck.Difference, sq attacks.Square) {
	t.Helper()
	root, err := board.ParseFEN(d.Line.Root)
	if err != nil {
		t.Fatal(err)
	}
	setup := root.Setup()
	setup.Put(board.NoPiece, attacks.White, sq.Bitboard())
	pos, err := setup.Position()
	if err != nil || len(d.Line.Moves) > 0 {
		return
	}
	if found := search(t, side, d.Depth, crosscheck.NewLine(&pos)); found != nil && found.Class() == d.Class() {
		t.Errorf("the piece on %v is not needed:\n%v", sq, found)
	}
}

// pushesOverPiece is a difference on a full board.
func pushesOverPiece(t *testing.T) *crosscheck.Difference {
	t.Helper()
	return search(t, mailboxGenerator{pushOverPiece}, 1, lineOf(t, kiwipete))
}

func TestMinimizeReports(t *testing.T) {
	asked, pieces := 0, 32
	m := crosscheck.Minimizer{Tested: mailboxGenerator{pushOverPiece}, Judge: judge(), Progress: func(a, n int) {
		if a != asked || n > pieces {
			t.Errorf("question %d, %d pieces, after question %d, %d pieces", a, n, asked-1, pieces)
		}
		asked, pieces = a+1, n
	}}
	small := m.Minimize(context.Background(), pushesOverPiece(t))
	if small.Asked != asked || small.After != pieces {
		t.Errorf("%d questions and %d pieces, want %d and %d", small.Asked, small.After, asked, pieces)
	}
	const want = `minimized from 32 pieces to 4, 21 positions asked
root:    7k/8/8/8/8/7p/7P/K7 w - - 0 1
path:    -
fen:     7k/8/8/8/8/7p/7P/K7 w - - 0 1
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

func (s stopping) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	if err := s.stop(); err != nil {
		return nil, err
	}
	return s.MoveGenerator.Divide(ctx, line, depth)
}

func TestMinimizeStopsWithTheSmallestSoFar(t *testing.T) {
	first := pushesOverPiece(t)
	const questions = 10
	died := errors.New("died")
	for _, test := range []struct {
		name  string
		after int // questions
		err   error
		want  error
	}{
		{"no more questions", 1000, nil, crosscheck.ErrQuestions},
		{"context", questions, nil, context.Canceled},
		{"failure", questions, died, died},
	} {
		t.Run(test.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			asked := 0
			side := stopping{mailboxGenerator{pushOverPiece}, func() error {
				if asked++; asked <= test.after {
					return nil
				}
				cancel()
				if test.err == nil {
					return ctx.Err()
				}
				return test.err
			}}
			if test.err != nil {
				ctx = context.Background()
			}
			m := crosscheck.Minimizer{Tested: side, Judge: judge(), Questions: questions + 1}
			if test.after > questions {
				m.Questions = questions
			}
			small := m.Minimize(ctx, first)
			if !errors.Is(small.Stopped, test.want) {
				t.Errorf("stopped by %v, want %v", small.Stopped, test.want)
			}
			if small.After >= small.Before || small.After <= 4 {
				t.Errorf("%d pieces of %d after %d questions", small.After, small.Before, small.Asked)
			}
			if !strings.Contains(small.Error(), "\npartial: "+small.Stopped.Error()+"\n") {
				t.Errorf("the report does not say why it is partial:\n%v", small)
			}
		})
	}
}

func TestMinimizeWhatDoesNotComeAgain(t *testing.T) {
	m := crosscheck.Minimizer{Tested: judge(), Judge: judge()}
	first := pushesOverPiece(t)
	if small := m.Minimize(context.Background(), first); !errors.Is(small.Stopped, crosscheck.ErrNotAgain) || small.Difference != first {
		t.Error(small)
	}
}

// TestMinimizeUnknownMove has a path with a move that both sides take to be legal.
func TestMinimizeUnknownMove(t *testing.T) {
	first := &crosscheck.Difference{Line: crosscheck.Line{Root: kiwipete, Moves: []string{"e1e5"}}, Missing: []string{"a8b8"}}
	m := crosscheck.Minimizer{Tested: judge(), Judge: judge()}
	small := m.Minimize(context.Background(), first)
	if !errors.Is(small.Stopped, crosscheck.ErrNotLegal) || small.Difference != first || strings.Contains(small.Error(), "fen: ") {
		t.Error(small)
	}
}

// minimizeBetween makes the difference at the end of a line small.
func minimizeBetween(t *testing.T, side, judge crosscheck.MoveGenerator, line crosscheck.Line) *crosscheck.Minimized {
	t.Helper()
	_, found, err := crosscheck.EveryNode(context.Background(), judge, []crosscheck.MoveGenerator{side}, line, 1)
	if err != nil || found[0] == nil {
		t.Fatal(found, err)
	}
	m := crosscheck.Minimizer{Tested: side, Judge: judge}
	return m.Minimize(context.Background(), found[0])
}

// TestMinimizeShortensThePath drops the moves that a mistake does not need.
func TestMinimizeShortensThePath(t *testing.T) {
	for _, test := range []struct {
		bug  bug
		fen  string
		path string
		want string // the path that is left
	}{
		{knightWraps, startFEN, "e2e4 e7e5 d2d4 d7d5", ""},
		{staleCastlingRight, kiwipete, "a2a3 h3g2 a3a4 g2h1n", "g2h1n"},
	} {
		line := lineOf(t, test.fen)
		line.Moves = strings.Fields(test.path)
		small := minimizeBetween(t, mailboxGenerator{test.bug}, judge(), line)
		if got := strings.Join(small.Difference.Line.Moves, " "); got != test.want || small.Stopped != nil {
			t.Errorf("%s: got the path %q, want %q\n%v", test.bug, got, test.want, small)
		}
	}
}

// TestMinimizeFindsTheMoveToBlame has a mistake that shows three plies after it was made: the right
// to castle stays when the rook leaves and comes back.
func TestMinimizeFindsTheMoveToBlame(t *testing.T) {
	side := liar{judge(), func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		if path := strings.Join(line.Moves, " "); strings.Contains(path, "h1g1 h8g8 g1h1 ") {
			return toggle(honest, "e1g1")
		}
		return honest
	}}
	line := lineOf(t, "r3k2r/pppp4/8/8/8/8/4PPPP/R3K2R w KQkq - 0 1")
	line.Moves = strings.Fields("a1b1 a8b8 h1g1 h8g8 g1h1 g8h8")
	small := minimizeBetween(t, side, judge(), line)
	if got, want := small.Difference.Line.String(), "k6r/8/8/8/8/8/8/4K2R w - - 0 1 moves h1g1 h8g8 g1h1 g8h8"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if want := "the mistake is in making h1g1.\n"; !strings.Contains(small.Error(), want) {
		t.Errorf("got\n%vwant %q in it", small, want)
	}
	if want := "the mistake is in making a move of the path.\n"; !strings.Contains(small.Difference.Error(), want) {
		t.Errorf("got\n%vwant %q in it", small.Difference, want)
	}
}

// TestMinimizeDiffersNowhereElse has a mistake that shows after h2h3, and generators that are
// wrong before it as well if White has no knight: one side alone, or both in the same way.
func TestMinimizeDiffersNowhereElse(t *testing.T) {
	lies := func(after, before string) func(crosscheck.Line, int, crosscheck.Divide) crosscheck.Divide {
		return func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
			switch {
			case after != "" && len(line.Moves) == 1:
				return toggle(honest, after)
			case before != "" && len(line.Moves) == 0 && !strings.Contains(line.Root, "N"):
				return toggle(honest, before)
			}
			return honest
		}
	}
	for _, test := range []struct{ sideBefore, judgeBefore string }{{"h2h6", ""}, {"h2h3", "h2h3"}} {
		side := liar{judge(), lies("a7a1", test.sideBefore)}
		judge := liar{judge(), lies("", test.judgeBefore)}
		line := lineOf(t, startFEN)
		line.Moves = []string{"h2h3"}
		small := minimizeBetween(t, side, judge, line)
		placement, _, _ := strings.Cut(small.Difference.Line.Root, " ")
		if small.After != 5 || !strings.Contains(placement, "N") || len(small.Difference.Line.Moves) != 1 {
			t.Errorf("%v", small)
		}
	}
}

// TestMinimizeAddsNoFault has a generator that is wrong if White has eleven pieces. Knights may
// replace other pieces, but a ninth pawn may not.
func TestMinimizeAddsNoFault(t *testing.T) {
	side := liar{judge(), func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		if pos, err := line.End(); err != nil || pos.Side(attacks.White).All().Count() < 11 {
			return honest
		}
		return toggle(honest, "h2h8")
	}}
	small := minimizeBetween(t, side, judge(), lineOf(t, "4k3/pppp4/8/8/8/RQ6/PPPPPPPP/4K3 w - - 0 1"))
	if got, want := small.Difference.Line.Root, "7k/8/8/8/8/NN6/PPPPPPPP/K7 w - - 0 1"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestMinimizeStaysInStandardChess minimizes a position in which a king in a corner would keep its
// castling right, which is Chess960: a generator is wrong wherever White may castle short.
func TestMinimizeStaysInStandardChess(t *testing.T) {
	side := liar{judge(), func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		if strings.Contains(line.Root, " w K") {
			return toggle(honest, "h1h2")
		}
		return honest
	}}
	first := search(t, side, 1, lineOf(t, "r3k2r/pppppppp/8/8/8/8/8/R3K2R w KQkq - 7 30"))
	m := crosscheck.Minimizer{Tested: side, Judge: judge()}
	small := m.Minimize(context.Background(), first)
	if want := "k7/8/8/8/8/8/8/4K2R w K - 0 1"; small.Difference.Line.Root != want {
		t.Errorf("got %s, want %s", small.Difference.Line.Root, want)
	}
}

// TestMinimizeCountsNoDeeperThanNeeded minimizes a mistake in a move, for which depth 1 is enough.
func TestMinimizeCountsNoDeeperThanNeeded(t *testing.T) {
	side := liar{mailboxGenerator{pushOverPiece}, func(_ crosscheck.Line, depth int, honest crosscheck.Divide) crosscheck.Divide {
		if depth != 1 {
			t.Errorf("asked for depth %d", depth)
		}
		return honest
	}}
	m := crosscheck.Minimizer{Tested: side, Judge: judge()}
	if small := m.Minimize(context.Background(), pushesOverPiece(t)); small.Stopped != nil || small.After != 4 {
		t.Error(small)
	}
}
