package crosscheck_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// search looks for the first difference between side and the judge to the given depth.
func search(t *testing.T, side crosscheck.Oracle, depth int, lines ...crosscheck.Line) *crosscheck.Difference {
	t.Helper()
	s := crosscheck.Search{Side: side, Judge: judge(), Depth: depth}
	result, err := s.First(context.Background(), lines)
	if err != nil {
		t.Fatal(err)
	}
	return result.Difference
}

// minimise makes a difference small. What comes of it is valid and, asked about afresh, a
// difference like the first, but not without any of its men.
func minimise(t *testing.T, side crosscheck.Oracle, first *crosscheck.Difference) *crosscheck.Minimised {
	t.Helper()
	minimiser := crosscheck.Minimiser{Side: side, Judge: judge()}
	small := minimiser.Minimise(context.Background(), first)
	t.Log(small)
	if small.Before != first.Position.Occupied().Count() || small.After > small.Before || small.Stopped != nil {
		t.Errorf("%d men of %d are left (%v)", small.After, small.Before, small.Stopped)
	}
	found := small.Difference
	if found.Class() != first.Class() || found.Making != first.Making {
		t.Errorf("class %q, making %t, want %q, %t", found.Class(), found.Making, first.Class(), first.Making)
	}
	if report, err := board.Check(found.Line.Root); err != nil || report.Set()&^board.Superfluous != 0 {
		t.Errorf("%s: faults %v, error %v", found.Line.Root, report.Set(), err)
	}
	if again := search(t, side, 1, found.Line); again == nil || again.Error() != found.Error() {
		t.Errorf("asked afresh: got\n%v", again)
	}
	for sq := range found.Position.Occupied().Squares() {
		checkNeeded(t, side, found, sq)
	}
	return small
}

// checkNeeded demands that no move of d is wrong any more without the man on sq.
func checkNeeded(t *testing.T, side crosscheck.Oracle, d *crosscheck.Difference, sq attacks.Square) {
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
	if found := search(t, side, 1, crosscheck.NewLine(&pos)); found != nil && found.Class() == d.Class() {
		t.Errorf("the man on %v is not needed:\n%v", sq, found)
	}
}

// pushesOverMen is a difference on a full board.
func pushesOverMen(t *testing.T) *crosscheck.Difference {
	t.Helper()
	return search(t, doubleOracle{pushOverMan}, 1, lineOf(t, kiwipete))
}

func TestMinimiseReports(t *testing.T) {
	asked, men := 0, 32
	m := crosscheck.Minimiser{Side: doubleOracle{pushOverMan}, Judge: judge(), Progress: func(a, n int) {
		if a != asked || n > men {
			t.Errorf("question %d, %d men, after question %d, %d men", a, n, asked-1, men)
		}
		asked, men = a+1, n
	}}
	small := m.Minimise(context.Background(), pushesOverMen(t))
	if small.Asked != asked || small.After != men {
		t.Errorf("%d questions and %d men, want %d and %d", small.Asked, small.After, asked, men)
	}
	const want = `minimised from 32 men to 4, 21 positions asked
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

// stopping asks an oracle until stop says that this was enough.
type stopping struct {
	crosscheck.Oracle
	stop func() error
}

func (s stopping) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	if err := s.stop(); err != nil {
		return nil, err
	}
	return s.Oracle.Divide(ctx, line, depth)
}

func TestMinimiseStopsWithTheSmallestSoFar(t *testing.T) {
	first := pushesOverMen(t)
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
			side := stopping{doubleOracle{pushOverMan}, func() error {
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
			m := crosscheck.Minimiser{Side: side, Judge: judge(), Questions: questions + 1}
			if test.after > questions {
				m.Questions = questions
			}
			small := m.Minimise(ctx, first)
			if !errors.Is(small.Stopped, test.want) {
				t.Errorf("stopped by %v, want %v", small.Stopped, test.want)
			}
			if small.After >= small.Before || small.After <= 4 {
				t.Errorf("%d men of %d after %d questions", small.After, small.Before, small.Asked)
			}
			if !strings.Contains(small.Error(), "\npartial: "+small.Stopped.Error()+"\n") {
				t.Errorf("the report does not say why it is partial:\n%v", small)
			}
		})
	}
}

func TestMinimiseWhatDoesNotComeAgain(t *testing.T) {
	m := crosscheck.Minimiser{Side: judge(), Judge: judge()}
	first := pushesOverMen(t)
	if small := m.Minimise(context.Background(), first); !errors.Is(small.Stopped, crosscheck.ErrNotAgain) || small.Difference != first {
		t.Error(small)
	}
}

// TestMinimiseUnknownMove has two sides that think the same illegal move legal.
func TestMinimiseUnknownMove(t *testing.T) {
	first := &crosscheck.Difference{Line: crosscheck.Line{Root: kiwipete, Moves: []string{"e1e5"}}, Missing: []string{"a8b8"}}
	m := crosscheck.Minimiser{Side: judge(), Judge: judge()}
	if small := m.Minimise(context.Background(), first); !errors.Is(small.Stopped, crosscheck.ErrNotLegal) || small.Difference != first {
		t.Error(small)
	}
}

// minimiseBetween makes a difference between two oracles small, which a line of moves ends in.
func minimiseBetween(t *testing.T, side, judge crosscheck.Oracle, line crosscheck.Line) *crosscheck.Minimised {
	t.Helper()
	_, found, err := crosscheck.EveryNode(context.Background(), judge, []crosscheck.Oracle{side}, line, 1)
	if err != nil || found[0] == nil {
		t.Fatal(found, err)
	}
	m := crosscheck.Minimiser{Side: side, Judge: judge}
	return m.Minimise(context.Background(), found[0])
}

// TestMinimiseShortensThePath drops the moves that a mistake does not need.
func TestMinimiseShortensThePath(t *testing.T) {
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
		small := minimiseBetween(t, doubleOracle{test.bug}, judge(), line)
		if got := strings.Join(small.Difference.Line.Moves, " "); got != test.want || small.Stopped != nil {
			t.Errorf("%s: got the path %q, want %q\n%v", test.bug, got, test.want, small)
		}
	}
}

// TestMinimiseFindsTheMoveToBlame has a mistake that shows three plies after it was made: the right
// to castle stays when the rook leaves, and he comes back.
func TestMinimiseFindsTheMoveToBlame(t *testing.T) {
	side := liar{judge(), func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		if path := strings.Join(line.Moves, " "); strings.Contains(path, "h1g1 h8g8 g1h1 ") {
			return toggle(honest, "e1g1")
		}
		return honest
	}}
	line := lineOf(t, "r3k2r/pppp4/8/8/8/8/4PPPP/R3K2R w KQkq - 0 1")
	line.Moves = strings.Fields("a1b1 a8b8 h1g1 h8g8 g1h1 g8h8")
	small := minimiseBetween(t, side, judge(), line)
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

// TestMinimiseDiffersNowhereElse has a mistake that shows after h2h3, and oracles that go wrong
// before it as well when White has no knight: one side alone, or both in the same way.
func TestMinimiseDiffersNowhereElse(t *testing.T) {
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
		small := minimiseBetween(t, side, judge, line)
		men, _, _ := strings.Cut(small.Difference.Line.Root, " ")
		if small.After != 5 || !strings.Contains(men, "N") || len(small.Difference.Line.Moves) != 1 {
			t.Errorf("%v", small)
		}
	}
}

// TestMinimiseAddsNoFault has an oracle that is wrong where White has eleven men. Knights may take
// the places of others, but no ninth pawn.
func TestMinimiseAddsNoFault(t *testing.T) {
	side := liar{judge(), func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		if pos, err := line.End(); err != nil || pos.Side(attacks.White).All().Count() < 11 {
			return honest
		}
		return toggle(honest, "h2h8")
	}}
	small := minimiseBetween(t, side, judge(), lineOf(t, "4k3/pppp4/8/8/8/RQ6/PPPPPPPP/4K3 w - - 0 1"))
	if got, want := small.Difference.Line.Root, "7k/8/8/8/8/NN6/PPPPPPPP/K7 w - - 0 1"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestMinimiseStaysInStandardChess minimises where a king in a corner is tempting, which with his
// castling right would be Chess960: an oracle is wrong wherever White may castle short.
func TestMinimiseStaysInStandardChess(t *testing.T) {
	side := liar{judge(), func(line crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		if strings.Contains(line.Root, " w K") {
			return toggle(honest, "h1h2")
		}
		return honest
	}}
	first := search(t, side, 1, lineOf(t, "r3k2r/pppppppp/8/8/8/8/8/R3K2R w KQkq - 7 30"))
	m := crosscheck.Minimiser{Side: side, Judge: judge()}
	small := m.Minimise(context.Background(), first)
	if want := "k7/8/8/8/8/8/8/4K2R w K - 0 1"; small.Difference.Line.Root != want {
		t.Errorf("got %s, want %s", small.Difference.Line.Root, want)
	}
}
