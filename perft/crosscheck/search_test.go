package crosscheck_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// liar counts as it likes below the given moves.
type liar struct {
	crosscheck.Oracle
	answer func(line crosscheck.Line, depth int, honest crosscheck.Divide) crosscheck.Divide
}

func (l liar) Divide(ctx context.Context, line crosscheck.Line, depth int) (crosscheck.Divide, error) {
	honest, err := l.Oracle.Divide(ctx, line, depth)
	return l.answer(line, depth, append(crosscheck.Divide(nil), honest...)), err
}

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func TestSearchReportsInconsistentCounts(t *testing.T) {
	side := liar{judge(), func(_ crosscheck.Line, depth int, honest crosscheck.Divide) crosscheck.Divide {
		if depth == 2 {
			honest[0].Nodes = perft.NewNodes(7)
		}
		return honest
	}}
	search := crosscheck.Search{Side: side, Judge: judge(), Depth: 3}
	_, _, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, startFEN)})
	if err == nil || !strings.Contains(err.Error(), "the count of a move differs") {
		t.Errorf("error %v", err)
	}
}

// TestSearchReportsCountsThatAreNotOne has a side that counts two leaves for a move at depth 1.
func TestSearchReportsCountsThatAreNotOne(t *testing.T) {
	side := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		honest[3].Nodes = perft.NewNodes(2)
		return honest
	}}
	search := crosscheck.Search{Side: side, Judge: judge(), Depth: 1}
	_, _, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, startFEN)})
	if err == nil || !strings.Contains(err.Error(), "the count of a move differs") {
		t.Errorf("error %v", err)
	}
}

func TestSearchExcludesALineOnce(t *testing.T) {
	search := crosscheck.Search{Side: judge(), Judge: crosscheck.Notnil(), Depth: 3}
	lines := []crosscheck.Line{lineOf(t, startFEN), lineOf(t, "4k3/8/8/8/8/8/8/rRK5 w B - 0 1")}
	found, excluded, err := search.First(context.Background(), lines)
	if found != nil || err != nil || len(excluded) != 1 || excluded[0].Line.Root != lines[1].Root {
		t.Error(found, excluded, err)
	}
}

// TestEveryNodeReportsTheFirst walks with one side that is right and one that is always wrong, and
// with the latter alone.
func TestEveryNodeReportsTheFirst(t *testing.T) {
	wrong := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		return toggle(honest, "a1a8")
	}}
	line := lineOf(t, startFEN)
	for _, test := range []struct {
		sides []crosscheck.Oracle
		nodes int
	}{
		{[]crosscheck.Oracle{judge(), wrong}, 21},
		{[]crosscheck.Oracle{wrong}, 1},
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

func TestClassOfATie(t *testing.T) {
	side := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		return toggle(toggle(honest, "e1g1"), "b1b2")
	}}
	search := crosscheck.Search{Side: side, Judge: judge(), Depth: 1}
	found, _, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, "4k3/8/8/8/8/8/8/1N2K2R w K - 0 1")})
	if err != nil || found == nil || found.Class() != crosscheck.Castling {
		t.Errorf("error %v, got %v", err, found)
	}
}

// TestTechniqueWritesCastlingAsAsked asks one oracle twice.
func TestTechniqueWritesCastlingAsAsked(t *testing.T) {
	oracle, line := judge(), lineOf(t, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	for _, test := range []struct {
		chess960 bool
		want     string
	}{{false, "e1g1"}, {true, "e1h1"}, {false, "e1g1"}} {
		line.Chess960 = test.chess960
		answer, err := oracle.Divide(context.Background(), line, 1)
		if err != nil || !slices.Contains(answer.Moves(), test.want) {
			t.Errorf("Chess960 %t: got %v (error %v), want %s among them", test.chess960, answer.Moves(), err, test.want)
		}
	}
}

// cancelling shows a move in place of another after 1.Na3, so that all counts stay right.
func cancelling(line crosscheck.Line, depth int, honest crosscheck.Divide) crosscheck.Divide {
	if depth == 1 && strings.Join(line.Moves, " ") == "b1a3" {
		honest[0].Move = "a7a1"
	}
	return honest
}

func TestOnlyAThoroughSearchSeesWhatCancelsOut(t *testing.T) {
	for _, thorough := range []bool{false, true} {
		search := crosscheck.Search{Side: liar{judge(), cancelling}, Judge: judge(), Depth: 2, Thorough: thorough}
		found, _, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, startFEN)})
		if err != nil {
			t.Fatal(err)
		}
		if (found != nil) != thorough {
			t.Errorf("thorough %t: found %v", thorough, found)
		}
	}
}

func TestMovesListedTwiceAreADifference(t *testing.T) {
	side := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
		honest = append(honest, honest[5])
		honest.Sort()
		return honest
	}}
	search := crosscheck.Search{Side: side, Judge: judge(), Depth: 1}
	found, _, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, startFEN)})
	if err != nil || found == nil {
		t.Fatal(found, err)
	}
	if found.Class() != crosscheck.Duplicate || len(found.Extra) != 1 || len(found.Missing) != 0 {
		t.Error(found)
	}
}

func TestMarkSurroundsSquares(t *testing.T) {
	drawn := " +---+\n | r |   |   |   |   |   |   |   | 8\n +---+\n"
	got := crosscheck.Mark(drawn, attacks.Of(attacks.A8, attacks.H8))
	want := " +---+\n |*r*|   |   |   |   |   |   |* *| 8\n +---+\n"
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestDepthsThatCannotBeCompared(t *testing.T) {
	line := crosscheck.Line{Root: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}
	for _, depth := range []int{-1, 0, perft.MaxDepth + 1} {
		s := crosscheck.Search{Side: crosscheck.Notnil(), Judge: crosscheck.Notnil(), Depth: depth}
		if _, _, err := s.First(context.Background(), []crosscheck.Line{line}); err == nil {
			t.Errorf("search to depth %d: want an error", depth)
		}
		if _, _, err := crosscheck.EveryNode(context.Background(), crosscheck.Notnil(), []crosscheck.Oracle{crosscheck.Notnil()}, line, depth); err == nil {
			t.Errorf("every node to depth %d: want an error", depth)
		}
	}
}
