package crosscheck_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/crosscheck"
)

// liar counts as it likes below the given moves.
type liar struct {
	crosscheck.MoveGenerator
	answer func(line crosscheck.Line, depth int, honest crosscheck.Divide) crosscheck.Divide
}

func (l liar) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	honest, err := l.MoveGenerator.Divide(ctx, line, depth)
	return l.answer(line, depth, append(crosscheck.Divide(nil), honest...)), err
}

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// deaf answers whatever the context says.
type deaf struct {
	crosscheck.MoveGenerator
	asked *int
}

func (d deaf) Divide(_ context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	*d.asked++
	return d.MoveGenerator.Divide(context.Background(), line, depth)
}

// TestSearchEndsWithItsContext cancels at the third of many lines, with move generators that ignore
// the context.
func TestSearchEndsWithItsContext(t *testing.T) {
	for _, thorough := range []bool{false, true} {
		ctx, cancel := context.WithCancel(context.Background())
		asked := 0
		search := crosscheck.Search{Tested: deaf{judge(), &asked}, Judge: deaf{judge(), &asked}, Depth: 2, Thorough: thorough,
			Progress: func(_, line, _ int) {
				if line == 2 {
					cancel()
				}
			}}
		_, err := search.First(ctx, slices.Repeat([]crosscheck.Line{lineOf(t, startFEN)}, 10))
		if !errors.Is(err, context.Canceled) || asked != 4 {
			t.Errorf("thorough %v: error %v after %d questions, want %v after two to each side", thorough, err, asked, context.Canceled)
		}
	}
}

func TestSearchExcludesALineOnce(t *testing.T) {
	search := crosscheck.Search{Tested: judge(), Judge: crosscheck.Notnil(), Depth: 3}
	lines := []crosscheck.Line{lineOf(t, startFEN), lineOf(t, "4k3/8/8/8/8/8/8/rRK5 w B - 0 1")}
	result, err := search.First(context.Background(), lines)
	if result.Difference != nil || result.Judged != 1 || err != nil {
		t.Error(result, err)
	}
	if len(result.Excluded) != 1 || result.Excluded[0].Line.Root != lines[1].Root {
		t.Error(result.Excluded)
	}
}

// TestNothingJudgedIsAnError has searches and walks that have nothing to compare.
func TestNothingJudgedIsAnError(t *testing.T) {
	ctx := context.Background()
	standard, chess960 := lineOf(t, startFEN), lineOf(t, "4k3/8/8/8/8/8/8/rRK5 w B - 0 1")
	for _, test := range []struct {
		depth int
		lines []crosscheck.Line
		want  string
	}{
		{2, nil, "nothing was compared: expected positions, found none"},
		{2, []crosscheck.Line{chess960, chess960}, "nothing was compared: 2 of 2 positions could not be judged"},
		{0, []crosscheck.Line{standard}, "crosscheck: depth 0: expected 1 to 100"},
		{-1, []crosscheck.Line{standard}, "crosscheck: depth -1: expected 1 to 100"},
		{101, []crosscheck.Line{standard}, "crosscheck: depth 101: expected 1 to 100"},
	} {
		search := crosscheck.Search{Tested: judge(), Judge: crosscheck.Notnil(), Depth: test.depth}
		result, err := search.First(ctx, test.lines)
		if err == nil || err.Error() != test.want || result.Judged != 0 {
			t.Errorf("error %v, want %s; result %v", err, test.want, result)
		}
		if nothing := errors.Is(err, crosscheck.ErrNothingJudged); nothing != (test.depth == 2) {
			t.Errorf("error %v is ErrNothingJudged: %t", err, nothing)
		}
		if _, _, err := crosscheck.EveryNode(ctx, judge(), []crosscheck.MoveGenerator{judge()}, standard, test.depth); (err == nil) != (test.depth == 2) {
			t.Errorf("a walk to depth %d: error %v", test.depth, err)
		}
	}
	if nodes, _, err := crosscheck.EveryNode(ctx, judge(), nil, standard, 1); !errors.Is(err, crosscheck.ErrNothingJudged) || nodes != 0 {
		t.Errorf("error %v of a walk with nothing to test, %d nodes", err, nodes)
	}
	if answer, err := judge().Divide(ctx, crosscheck.Line{Root: "4k3"}, 1); err == nil {
		t.Errorf("a root without fields has the moves %v", answer)
	}
	died := errors.New("died")
	failing := stopping{judge(), func() error { return died }}
	if _, _, err := crosscheck.EveryNode(ctx, judge(), []crosscheck.MoveGenerator{failing}, standard, 1); !errors.Is(err, died) {
		t.Errorf("error %v of a walk with a generator that fails, want %v", err, died)
	}
}

// TestChess960IsNamed has a difference and a failure in Chess960; both reports must say so.
func TestChess960IsNamed(t *testing.T) {
	side := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide { return honest[1:] }}
	for _, test := range []struct {
		fen  string
		want bool
	}{{"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", true}, {startFEN, false}} {
		search := crosscheck.Search{Tested: side, Judge: judge(), Depth: 1}
		result, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, test.fen)})
		if err != nil || result.Difference == nil || result.Judged != 1 {
			t.Fatal(result, err)
		}
		if got := strings.Contains(result.Difference.Error(), "variant: Chess960"); got != test.want {
			t.Errorf("Chess960 %t, want %t: %v", got, test.want, result.Difference)
		}
		failure := crosscheck.Failure{Generator: "x", Line: lineOf(t, test.fen), Depth: 2, Err: errors.New("y")}
		if got := strings.HasSuffix(failure.Error(), "perft 2 in Chess960 of "+test.fen); got != test.want {
			t.Errorf("Chess960 %t, want %t: %v", got, test.want, &failure)
		}
	}
}

// TestEveryNodeReportsTheFirst walks with one generator that is right and one that is always wrong, and
// with the latter alone.
func TestEveryNodeReportsTheFirst(t *testing.T) {
	wrong := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		return toggle(honest, "a1a8")
	}}
	line := lineOf(t, startFEN)
	for _, test := range []struct {
		sides []crosscheck.MoveGenerator
		nodes int
	}{
		{[]crosscheck.MoveGenerator{judge(), wrong}, 21},
		{[]crosscheck.MoveGenerator{wrong}, 1},
	} {
		nodes, found, err := crosscheck.EveryNode(context.Background(), judge(), test.sides, line, 2)
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
	for _, classes := range [][]string{{a, b}, {b, a}, {a, b, b, a}, {b, a, a, b}, {a, b, a, b}} {
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
		answer, err := technique.Divide(context.Background(), line, 1)
		if err != nil || !slices.Contains(answer.Moves(), test.want) {
			t.Errorf("Chess960 %t: got %v (error %v), want %s among them", test.chess960, answer.Moves(), err, test.want)
		}
	}
}

// canceling shows a move in place of another after 1.Na3, so that all counts stay right.
func canceling(line crosscheck.Line, depth int, honest crosscheck.Divide) crosscheck.Divide {
	if depth == 1 && strings.Join(line.Moves, " ") == "b1a3" {
		honest[0].Move = "a7a1"
	}
	return honest
}

func TestOnlyAThoroughSearchSeesWhatCancelsOut(t *testing.T) {
	for _, thorough := range []bool{false, true} {
		search := crosscheck.Search{Tested: liar{judge(), canceling}, Judge: judge(), Depth: 2, Thorough: thorough}
		result, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, startFEN)})
		if err != nil {
			t.Fatal(err)
		}
		if (result.Difference != nil) != thorough {
			t.Errorf("thorough %t: found %v", thorough, result.Difference)
		}
	}
}

func TestMovesListedTwiceAreADifference(t *testing.T) {
	side := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		honest = append(honest, honest[5])
		honest.Sort()
		return honest
	}}
	search := crosscheck.Search{Tested: side, Judge: judge(), Depth: 1}
	result, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, startFEN)})
	found := result.Difference
	if err != nil || found == nil {
		t.Fatal(found, err)
	}
	if found.Class() != "duplicate" || len(found.Extra) != 1 || len(found.Missing) != 0 {
		t.Error(found)
	}
}
