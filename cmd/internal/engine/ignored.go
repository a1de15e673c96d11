package engine

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// moveHabit says which moves after a FEN a program makes: all, or it is given the FEN after them.
type moveHabit struct {
	made   string // in place of all: "none", "only the first" or "only the last"
	probed bool
}

// MovesMade returns which of the moves after a FEN the program was found to make, if not all: "none", "only the first" or "only the
// last". It is given the FEN after them since.
func (h *moveHabit) MovesMade() string { return h.made }

// divide asks about a line. If the answer has other moves than are legal, it asks once about a line that shows which are made.
func (h *moveHabit) divide(line crosscheck.Line, ask func(crosscheck.Line) ([]perft.MoveCount, error)) ([]perft.MoveCount, error) {
	end, err := line.End()
	if err != nil || len(line.Moves) == 0 {
		return ask(line)
	}
	if h.made == "" {
		answer, err := ask(line)
		wrong := func(c perft.MoveCount) bool { _, illegal := end.ParseMove(c.Move); return illegal != nil }
		if h.probed || err != nil || len(answer) == end.CountLegalMoves() && !slices.ContainsFunc(answer, wrong) {
			return answer, err
		}
		h.probed = true
		if h.made, err = probe(ask); err != nil || h.made == "" {
			return answer, err
		}
	}
	return ask(crosscheck.Line{Root: end, Chess960: line.Chess960})
}

// probe asks about a line in which Black can capture the pawn that has made the first move, and that of the last one, unless it
// was not made. One of Black's king was between them.
func probe(ask func(crosscheck.Line) ([]perft.MoveCount, error)) (made string, err error) {
	root, err := board.ParseFEN("4k3/3p4/8/8/p6p/2K1P3/1P4P1/8 w - - 0 1")
	if err != nil {
		return "", err
	}
	answer, err := ask(crosscheck.Line{Root: root, Moves: strings.Fields("b2b3 e8e7 g2g3")})
	has := func(move string) bool {
		return slices.ContainsFunc(answer, func(c perft.MoveCount) bool { return c.Move == move })
	}
	switch first, last := has("a4b3"), has("h4g3"); {
	case has("c3d3") && has("b2b3"):
		return "none", err
	case has("e8f7") && first && !last:
		return "only the first", err
	case has("e8f7") && last && !first:
		return "only the last", err
	}
	return "", err
}
