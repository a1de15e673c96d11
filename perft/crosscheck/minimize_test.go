package crosscheck_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// pieces returns the number of pieces in the position of a difference.
func pieces(d *crosscheck.Difference) int { return d.Position.Occupied().Count() }

// jumper is a generator with pawns of White that jump over a piece.
var jumper = liar{crosscheck.MoveGeneratorOf(crosscheck.AttackGenerator{Name: "jumper"}, 1), func(line crosscheck.Line, _ int, honest []perft.MoveCount) []perft.MoveCount {
	pos, err := line.End()
	if err != nil || pos.SideToMove() == attacks.Black {
		return honest
	}
	pawns, blocked := pos.Pieces(attacks.White, board.Pawn)&attacks.Rank2, pos.Occupied()
	for sq := range (pawns & blocked.South() &^ blocked.South().South()).Squares() {
		honest = toggle(honest, sq.String()+(sq+16).String())
	}
	return honest
}}

// pushesOverPiece is a difference on a full board.
func pushesOverPiece(t *testing.T) *crosscheck.Difference {
	t.Helper()
	return search(t, jumper, 1, lineOf(t, kiwipete))
}

// TestMinimizeReports has a mistake in a move, for which depth 1 is enough.
func TestMinimizeReports(t *testing.T) {
	side := liar{jumper, func(_ crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
		if depth != 1 {
			t.Errorf("asked for depth %d", depth)
		}
		return honest
	}}
	asked, left := 0, 32
	s := crosscheck.Search{Tested: side, Reference: judge(), Progress: func(p crosscheck.Progress) {
		if p.Tried != asked || p.Pieces > left || p.Lines != 0 {
			t.Errorf("%+v after try %d, %d pieces", p, asked-1, left)
		}
		asked, left = p.Tried+1, p.Pieces
	}}
	small, tried, err := s.Minimize(t.Context(), pushesOverPiece(t))
	if tried != asked || tried != 21 || pieces(small) != left || err != nil {
		t.Errorf("%d tries and %d pieces, want %d, which are 21, and %d; error %v", tried, pieces(small), asked, left, err)
	}
	const want = `jumper disagrees with bitray
fen:     7k/8/8/8/8/7p/7P/K7 w - - 0 1
moves:   4 by jumper, 3 by bitray
missing: -
extra:   h2h4
class:   pawn move
`
	if got := small.String(); !strings.HasPrefix(got, want) {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// stopping asks a move generator until stop returns an error.
type stopping struct {
	crosscheck.MoveGenerator
	stop func() error
}

func (s stopping) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
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
		died:             func() error { return died },
		context.Canceled: func() error { cancel(); return ctx.Err() },
	} {
		asked := 0
		s := crosscheck.Search{Reference: judge(), Tested: stopping{jumper, func() error {
			if asked++; asked <= tries {
				return nil
			}
			return stop()
		}}}
		in := t.Context()
		if want == context.Canceled {
			in = ctx
		}
		small, tried, err := s.Minimize(in, first)
		if !errors.Is(err, want) || pieces(small) >= pieces(first) || pieces(small) <= 4 || tried != tries+1 {
			t.Errorf("stopped by %v, want %v; %d pieces of %d after %d tries", err, want, pieces(small), pieces(first), tried)
		}
	}
}

// TestMinimizeGivesUp has a difference that does not come again, and a path with a move that both sides take to be
// legal.
func TestMinimizeGivesUp(t *testing.T) {
	for want, first := range map[string]*crosscheck.Difference{
		"the two agree the second time: a result depends on what was counted before": pushesOverPiece(t),
		"the path holds a move that this module finds illegal":                       {Line: then(lineOf(t, kiwipete), "e1e5"), Missing: []string{"a8b8"}},
	} {
		s := crosscheck.Search{Tested: judge(), Reference: judge()}
		small, _, err := s.Minimize(t.Context(), first)
		if err == nil || err.Error() != want || small != first || strings.Contains(small.String(), "fen: ") != first.Known {
			t.Errorf("error %v, want %s, got\n%v", err, want, small)
		}
	}
}

// minimizeBetween makes the difference at the end of a line small.
func minimizeBetween(t *testing.T, side, reference crosscheck.MoveGenerator, line crosscheck.Line) *crosscheck.Difference {
	t.Helper()
	_, found, err := crosscheck.EveryNode(t.Context(), []crosscheck.MoveGenerator{side}, reference, line, 1)
	if err != nil || found[0] == nil {
		t.Fatal(found, err)
	}
	s := crosscheck.Search{Tested: side, Reference: reference}
	small, _, err := s.Minimize(t.Context(), found[0])
	if err != nil {
		t.Error(err)
	}
	return small
}

// TestMinimizedLines expects what is left of the position, and of the path to it.
func TestMinimizedLines(t *testing.T) {
	// Wherever the condition holds, a move is added, or taken away.
	toggles := func(move string, where func(line crosscheck.Line) bool) crosscheck.MoveGenerator {
		return lying(func(line crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
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
		{"moves that are not needed", toggles("g1a4", func(line crosscheck.Line) bool {
			pos, err := line.End()
			return err == nil && pos.Pieces(attacks.White, board.Knight).Has(attacks.G1)
		}), startFEN, "e2e4 e7e5 d2d4 d7d5", "7k/8/8/8/8/8/8/K5N1 w - - 0 1"},
		{"the last move is to blame", toggles("e1g1", func(line crosscheck.Line) bool {
			return line.Root.CastlingRooks().Has(attacks.H1) && strings.HasSuffix(line.String(), " g2h1n")
		}), kiwipete, "a2a3 h3g2 a3a4 g2h1n", "7k/8/8/8/8/8/6p1/4K2R b K - 0 1 moves g2h1n"},
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
		{"standard chess stays", toggles("h1h2", func(line crosscheck.Line) bool { return strings.Contains(line.String(), " w K") }),
			"r3k2r/pppppppp/8/8/8/8/8/R3K2R w KQkq - 7 30", "", "k7/8/8/8/8/8/8/4K2R w K - 0 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			line := then(lineOf(t, test.root), strings.Fields(test.path)...)
			small := minimizeBetween(t, test.tested, judge(), line)
			if got := small.Line.String(); got != test.want {
				t.Errorf("got %s, want %s\n%v", got, test.want, small)
			}
			if path := small.Line.Moves; len(path) > 0 && !strings.Contains(small.String(), "the mistake is in making "+path[0]+".\n") {
				t.Errorf("got\n%v, want that %s is to blame", small, path[0])
			}
		})
	}
}

// TestMinimizeDiffersNowhereElse has a mistake that shows after h2h3, and generators that are
// wrong before it as well if White has no knight: one side alone, or both in the same way.
func TestMinimizeDiffersNowhereElse(t *testing.T) {
	lies := func(after, before string) liar {
		return lying(func(line crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
			switch {
			case after != "" && len(line.Moves) == 1:
				return toggle(honest, after)
			case before != "" && len(line.Moves) == 0 && !strings.Contains(line.String(), "N"):
				return toggle(honest, before)
			}
			return honest
		})
	}
	for _, test := range []struct{ sideBefore, judgeBefore string }{{"h2h6", ""}, {"h2h3", "h2h3"}} {
		small := minimizeBetween(t, lies("a7a1", test.sideBefore), lies("", test.judgeBefore), then(lineOf(t, startFEN), "h2h3"))
		knights := small.Line.Root.Pieces(attacks.White, board.Knight)
		if pieces(small) != 5 || knights == 0 || len(small.Line.Moves) != 1 {
			t.Errorf("%v", small)
		}
	}
}
