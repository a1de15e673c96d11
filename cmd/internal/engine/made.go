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
	made  string // in place of all, one of [probed]
	asked bool
}

// MovesMade returns which of the moves after a FEN the program was found to make, such as "only the last", or nothing if all of them
// where they belong. It is given the FEN after them since.
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
		if h.asked || err != nil || len(answer) == end.CountLegalMoves() && !slices.ContainsFunc(answer, wrong) {
			return answer, err
		}
		h.asked = true
		if h.made, err = probe(ask); err != nil || h.made == "" {
			return answer, err
		}
	}
	return ask(crosscheck.Line{Root: end, Chess960: line.Chess960})
}

// probed are moves that a program lists after b2b3 e8e7 g2g3 if it makes others of these than all, or makes them elsewhere.
var probed = [][2]string{
	{"none", "b2b3 g2g3 c3d3"}, {"all but the last", "b3b4 g2g3"}, {"all but the first", "b2b3 g3g4"}, {"only the first", "e8f7 a4b3"},
	{"only the last", "e8f7 h4g3"}, {"all, but on its old board", "f7f6 e7d6"},
}

// probe asks about a line in which each move can be seen, after a FEN in which all are legal too.
func probe(ask func(crosscheck.Line) ([]perft.MoveCount, error)) (made string, err error) {
	old, _ := board.ParseFEN("4k3/5p2/8/8/8/2K5/1P4P1/8 w - - 0 1") // no error
	root, _ := board.ParseFEN("4k3/3p4/8/8/p6p/2K1P3/1P4P1/8 w - - 0 1")
	if _, err := ask(crosscheck.Line{Root: old}); err != nil {
		return "", err
	}
	answer, err := ask(crosscheck.Line{Root: root, Moves: []string{"b2b3", "e8e7", "g2g3"}})
	lacks := func(move string) bool {
		return !slices.ContainsFunc(answer, func(c perft.MoveCount) bool { return c.Move == move })
	}
	for _, x := range probed {
		if !slices.ContainsFunc(strings.Fields(x[1]), lacks) {
			return x[0], err
		}
	}
	return "", err
}
