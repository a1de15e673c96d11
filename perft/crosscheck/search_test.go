package crosscheck_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// liar counts as it likes below the given moves.
type liar struct {
	crosscheck.MoveGenerator
	answer func(line crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount
}

func (l liar) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	honest, err := l.MoveGenerator.Divide(ctx, line, depth)
	sorted := slices.SortedFunc(slices.Values(honest), func(a, b perft.MoveCount) int { return strings.Compare(a.Move, b.Move) })
	return l.answer(line, depth, sorted), err
}

// moves returns the moves of an answer.
func moves(answer []perft.MoveCount) (moves []string) {
	for _, m := range answer {
		moves = append(moves, m.Move)
	}
	return moves
}

// lying returns a reference that gives other answers.
func lying(answer func(line crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount) liar {
	return liar{judge(), func(line crosscheck.Line, _ int, honest []perft.MoveCount) []perft.MoveCount {
		return answer(line, honest)
	}}
}

const (
	kiwipete    = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	startFEN    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	castling960 = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1"
)

func lineOf(t *testing.T, fen string) crosscheck.Line {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return crosscheck.NewLine(pos)
}

// then adds moves to a line.
func then(line crosscheck.Line, moves ...string) crosscheck.Line {
	line.Moves = slices.Concat(line.Moves, moves)
	return line
}

// first searches the lines.
func first(t *testing.T, s crosscheck.Search, lines ...crosscheck.Line) crosscheck.Result {
	t.Helper()
	result, err := s.First(t.Context(), lines)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// search looks for the first difference between tested and the reference to the given depth.
func search(t *testing.T, side crosscheck.MoveGenerator, depth int, lines ...crosscheck.Line) *crosscheck.Difference {
	t.Helper()
	return first(t, crosscheck.Search{Tested: side, Reference: judge(), Depth: depth}, lines...).Difference
}

// standardOnly does not know Chess960.
var standardOnly = refusing{judge()}

type refusing struct{ crosscheck.MoveGenerator }

func (g refusing) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	if line.Chess960 {
		return nil, &crosscheck.Exclusion{Reason: "Chess960"}
	}
	return g.MoveGenerator.Divide(ctx, line, depth)
}

// deaf answers whatever the context says.
type deaf struct {
	crosscheck.MoveGenerator
	asked *int
}

func (d deaf) Divide(_ context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	*d.asked++
	return d.MoveGenerator.Divide(context.Background(), line, depth)
}

// TestSearchEndsWithItsContext cancels at the third of many lines, with move generators that ignore
// the context.
func TestSearchEndsWithItsContext(t *testing.T) {
	for _, thorough := range []bool{false, true} {
		ctx, cancel := context.WithCancel(t.Context())
		asked := 0
		search := crosscheck.Search{Tested: deaf{judge(), &asked}, Reference: deaf{judge(), &asked}, Depth: 2, Thorough: thorough,
			Progress: func(p crosscheck.Progress) {
				if p == (crosscheck.Progress{Depth: 1, Line: 3, Lines: 10}) {
					cancel()
				}
			}}
		_, err := search.First(ctx, slices.Repeat([]crosscheck.Line{lineOf(t, startFEN)}, 10))
		want := 4
		if thorough {
			want = 8
		}
		if !errors.Is(err, context.Canceled) || asked != want {
			t.Errorf("thorough %v: error %v after %d questions, want %v after %d", thorough, err, asked, context.Canceled, want)
		}
	}
}

// TestSearchExcludesALineOnce compares to depth 3, and nothing in Chess960 with a reference that does not know it.
func TestSearchExcludesALineOnce(t *testing.T) {
	s := crosscheck.Search{Tested: judge(), Reference: standardOnly, Depth: 3}
	result := first(t, s, lineOf(t, startFEN), lineOf(t, castling960))
	if result.Difference != nil || result.Compared != 1 || result.Depth != 3 {
		t.Error(result)
	}
	if len(result.Excluded) != 1 || result.Excluded[0].Line.String() != castling960 {
		t.Error(result.Excluded)
	}
	if result, _ := s.First(t.Context(), []crosscheck.Line{lineOf(t, castling960)}); result.Depth != 0 {
		t.Errorf("depth %d where nothing was compared", result.Depth)
	}
}

// TestNothingJudgedIsAnError has searches and walks that have nothing to compare.
func TestNothingJudgedIsAnError(t *testing.T) {
	ctx := t.Context()
	standard, chess960 := lineOf(t, startFEN), lineOf(t, castling960)
	for _, test := range []struct {
		depth int
		lines []crosscheck.Line
		want  string
	}{
		{2, nil, "nothing was compared: expected positions, found none"},
		{2, []crosscheck.Line{chess960, chess960}, "nothing was compared: 2 of 2 positions could not be compared"},
		{0, []crosscheck.Line{standard}, "crosscheck: depth 0: expected 1 to 100"},
		{-1, []crosscheck.Line{standard}, "crosscheck: depth -1: expected 1 to 100"},
		{101, []crosscheck.Line{standard}, "crosscheck: depth 101: expected 1 to 100"},
	} {
		search := crosscheck.Search{Tested: judge(), Reference: standardOnly, Depth: test.depth}
		result, err := search.First(ctx, test.lines)
		if err == nil || err.Error() != test.want || result.Compared != 0 {
			t.Errorf("error %v, want %s; result %v", err, test.want, result)
		}
		if nothing := errors.Is(err, crosscheck.ErrNothingCompared); nothing != (test.depth == 2) {
			t.Errorf("error %v is ErrNothingCompared: %t", err, nothing)
		}
		if _, _, err := crosscheck.EveryNode(ctx, []crosscheck.MoveGenerator{judge()}, judge(), standard, min(test.depth, 2)); errors.Is(err, crosscheck.ErrNothingCompared) != (test.depth < 1) {
			t.Errorf("a walk to depth %d: error %v", test.depth, err)
		}
	}
	alone := crosscheck.Search{Tested: judge(), Depth: 1}
	if _, err := alone.First(ctx, []crosscheck.Line{standard}); !errors.Is(err, crosscheck.ErrNothingCompared) {
		t.Errorf("without a reference: error %v", err)
	}
	if nodes, _, err := crosscheck.EveryNode(ctx, nil, judge(), standard, 1); !errors.Is(err, crosscheck.ErrNothingCompared) || nodes != 0 {
		t.Errorf("error %v of a walk with nothing to test, %d nodes", err, nodes)
	}
	mated := lineOf(t, "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1")
	if nodes, _, err := crosscheck.EveryNode(ctx, []crosscheck.MoveGenerator{judge()}, judge(), mated, perft.MaxDepth); nodes != 1 || err != nil {
		t.Errorf("%d nodes below a mate, error %v", nodes, err)
	}
	if answer, err := judge().Divide(ctx, then(standard, "e1e5"), 1); err == nil {
		t.Errorf("moves %v after one that is not legal", answer)
	}
	died, asked := errors.New("died"), 0
	failing := stopping{judge(), func() error {
		if asked++; asked%2 == 0 {
			return died
		}
		return nil
	}}
	for _, sides := range [][2]crosscheck.MoveGenerator{{judge(), failing}, {failing, judge()}} {
		if _, _, err := crosscheck.EveryNode(ctx, sides[1:], sides[0], standard, 2); !errors.Is(err, died) {
			t.Errorf("error %v of a walk with a generator that fails, want %v", err, died)
		}
	}
}

// TestChess960IsNamed has a difference and a failure in Chess960; both reports must say so.
func TestChess960IsNamed(t *testing.T) {
	for fen, want := range map[string]bool{castling960: true, startFEN: false} {
		d := search(t, lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount { return honest[1:] }), 1, lineOf(t, fen))
		failing := stopping{judge(), func() error { return errors.New("died") }}
		_, _, err := crosscheck.EveryNode(t.Context(), []crosscheck.MoveGenerator{judge()}, failing, lineOf(t, fen), 1)
		if d == nil || strings.Contains(d.String(), "variant: Chess960") != want || strings.HasSuffix(err.Error(), "bitray: died\n  while counting perft 1 in Chess960 of "+fen) != want {
			t.Errorf("Chess960 %t, got\n%v\n%v", want, d, err)
		}
	}
}

// TestEveryNodeReportsTheFirst walks with one generator that is right and one that is always wrong, and
// with the latter alone.
func TestEveryNodeReportsTheFirst(t *testing.T) {
	wrong := lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
		return toggle(honest, "a1a8")
	})
	line := lineOf(t, startFEN)
	for _, test := range []struct {
		sides []crosscheck.MoveGenerator
		nodes int
	}{
		{[]crosscheck.MoveGenerator{judge(), wrong}, 21},
		{[]crosscheck.MoveGenerator{wrong}, 1},
	} {
		nodes, found, err := crosscheck.EveryNode(t.Context(), test.sides, judge(), line, 2)
		if last := found[len(found)-1]; err != nil || last == nil || len(last.Line.Moves) > 0 {
			t.Errorf("got %v, error %v", last, err)
		}
		if nodes != test.nodes {
			t.Errorf("%d nodes compared, want %d", nodes, test.nodes)
		}
	}
}

// TestClassOfATie has findings of two classes, in every order that ends in a tie.
func TestClassOfATie(t *testing.T) {
	const a, b = "pin", "unknown"
	for _, classes := range [][]crosscheck.Class{{a, b}, {b, a}, {a, b, b, a}, {b, a, a, b}, {a, b, a, b}} {
		var d crosscheck.Difference
		for _, c := range classes {
			d.Findings = append(d.Findings, crosscheck.Finding{Class: c})
		}
		if got := d.Class(); got != classes[0] {
			t.Errorf("class %q of %q, want the first", got, classes)
		}
	}
}

// TestTechniqueWritesCastlingAsAsked asks one technique twice.
func TestTechniqueWritesCastlingAsAsked(t *testing.T) {
	technique, line := judge(), lineOf(t, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	for _, test := range []struct {
		chess960 bool
		want     string
	}{{false, "e1g1"}, {true, "e1h1"}, {false, "e1g1"}} {
		line.Chess960 = test.chess960
		for depth := 1; depth <= 2; depth++ {
			answer, err := technique.Divide(t.Context(), line, depth)
			if err != nil || !slices.Contains(moves(answer), test.want) {
				t.Errorf("Chess960 %t, depth %d: got %v (error %v), want %s among them", test.chess960, depth, moves(answer), err, test.want)
			}
		}
	}
}

// TestOnlyAThoroughSearchSeesWhatCancelsOut shows a move in place of another after 1.Na3, so that all counts stay
// right.
func TestOnlyAThoroughSearchSeesWhatCancelsOut(t *testing.T) {
	canceling := liar{judge(), func(line crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
		if depth == 1 && strings.Join(line.Moves, " ") == "b1a3" {
			honest[0].Move = "a7a1"
		}
		return honest
	}}
	for _, thorough := range []bool{false, true} {
		result := first(t, crosscheck.Search{Tested: canceling, Reference: judge(), Depth: 2, Thorough: thorough}, lineOf(t, startFEN))
		if (result.Difference != nil) != thorough {
			t.Errorf("thorough %t: found %v", thorough, result.Difference)
		}
	}
}

func TestMovesListedTwiceAreADifference(t *testing.T) {
	twice := lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
		return slices.Insert(honest, 5, honest[5])
	})
	found := search(t, twice, 1, lineOf(t, startFEN))
	if found == nil || found.Class() != "duplicate" || len(found.Extra) != 1 || len(found.Missing) != 0 {
		t.Error(found)
	}
}

// TestLinesDoNotPass has a line with the null move, which a board reads but no game holds.
func TestLinesDoNotPass(t *testing.T) {
	line := lineOf(t, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")
	line.Moves = []string{"0000"}
	if pos, err := line.End(); err == nil {
		t.Errorf("ends at %v, want an error", pos)
	}
}
