package engine

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// TestMovesMade has programs that make none of the moves after a FEN, or some: what they answer is right for those, and so for all
// once that is found. Two read only a FEN without moves. One does not read the FEN either, one has the other side to move, and one keeps a right to castle
// after moves that came back.
func TestMovesMade(t *testing.T) {
	right := crosscheck.Bitray(1)
	of := func(change func(*crosscheck.Line)) func(crosscheck.Line) ([]perft.MoveCount, error) {
		return func(line crosscheck.Line) ([]perft.MoveCount, error) {
			change(&line)
			return right.Divide(t.Context(), line, 1)
		}
	}
	for _, test := range []struct {
		made, moves string
		ask         func(crosscheck.Line) ([]perft.MoveCount, error)
	}{
		{"none", "h1h2 e8e7", of(func(l *crosscheck.Line) { l.Moves = nil })},
		{"only the first", "h1h2 e8e7 e1d2", of(func(l *crosscheck.Line) { l.Moves = l.Moves[:min(1, len(l.Moves))] })},
		{"only the last", "h1h2 e8e7 e1d2", of(func(l *crosscheck.Line) { l.Moves = l.Moves[max(0, len(l.Moves)-1):] })},
		{"all but the last", "h1h2 e8e7 e1d2", of(func(l *crosscheck.Line) { l.Moves = l.Moves[:max(0, len(l.Moves)-1)] })},
		{"all but the first", "h1h2 e8e7 e1d2", of(func(l *crosscheck.Line) {
			if len(l.Moves) > 0 {
				l.Root, l.Moves = turned(l.Root), l.Moves[1:]
				pos, _ := l.End()
				*l = crosscheck.NewLine(turned(pos))
			}
		})},
		{"all, but on its old board", "h1h2 e8e7", onOldBoard(t, true)},
		{"none", "h1h2 e8e7", onOldBoard(t, false)},
		{"", "h1h2 e8e7", of(func(l *crosscheck.Line) { *l = crosscheck.NewLine(board.Start()) })},
		{"", "h1h2 e8e7", of(func(l *crosscheck.Line) {
			pos, _ := l.End()
			*l = crosscheck.NewLine(turned(pos))
		})},
		{"", "e1e2 e8e7 e2e1 e7e8", func(l crosscheck.Line) ([]perft.MoveCount, error) {
			fault, _ := faulty.Named("rights-stay-king-moved")
			_, answer, err := new(faulty.Counter).Count(t.Context(), faulty.New(&l.Root), l.Moves, 1, faulty.Set{}.With(fault, faulty.Both), 0)
			return answer, err
		}},
	} {
		root, err := board.ParseFEN("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
		if err != nil {
			t.Fatal(err)
		}
		line, habit := crosscheck.Line{Root: root, Moves: strings.Fields(test.moves)}, moveHabit{}
		answer, err := habit.divide(line, test.ask)
		want, failed := right.Divide(t.Context(), line, 1)
		if err != nil || failed != nil || habit.MovesMade() != test.made || slices.Equal(answer, want) != (test.made != "") {
			t.Errorf("%q, %s: makes %q, error %v, answers %v", test.made, test.moves, habit.MovesMade(), err, answer)
		}
	}
}

// onOldBoard reads a FEN alone; if moves come after one, it makes those that are legal on the board that it has, or none.
func onOldBoard(t *testing.T, makes bool) func(crosscheck.Line) ([]perft.MoveCount, error) {
	pos := board.Start()
	return func(line crosscheck.Line) ([]perft.MoveCount, error) {
		if len(line.Moves) == 0 {
			pos = line.Root
		}
		for _, move := range line.Moves {
			if m, err := pos.ParseMove(move); err == nil && makes {
				pos = pos.After(m)
			}
		}
		return crosscheck.Bitray(1).Divide(t.Context(), crosscheck.NewLine(pos), 1)
	}
}

// turned returns a position with the other side to move.
func turned(pos board.Position) board.Position {
	setup := pos.Setup()
	setup.SideToMove = setup.SideToMove.Other()
	pos, _ = setup.Position()
	return pos
}
