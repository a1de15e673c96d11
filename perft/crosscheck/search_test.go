package crosscheck_test

import (
	"context"
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
