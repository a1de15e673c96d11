package engine

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// moveHabit says how a program is given a position: by a root and moves, or by one FEN if it ignores the moves.
type moveHabit struct{ ignores bool }

// IgnoresMoves reports whether the program was found to ignore the moves after a FEN. It is given the FEN after them since.
func (h *moveHabit) IgnoresMoves() bool { return h.ignores }

// divide asks about a line. It asks about the root too if the answer has moves of no piece at the end, and is legal in the root: a
// program that answers the same ignores the moves. One that keeps a right to castle has moves that are illegal, but not such.
func (h *moveHabit) divide(line crosscheck.Line, ask func(crosscheck.Line) ([]perft.MoveCount, error)) ([]perft.MoveCount, error) {
	end, err := line.End()
	if err != nil || len(line.Moves) == 0 {
		return ask(line)
	}
	own := end.Side(end.SideToMove())
	ofNone := func(c perft.MoveCount) bool {
		from, err := attacks.ParseSquare(c.Move[:min(2, len(c.Move))])
		return err == nil && !own.All().Has(from)
	}
	foreign := func(c perft.MoveCount) bool {
		_, err := line.Root.ParseMove(c.Move)
		return err != nil
	}
	if !h.ignores {
		answer, err := ask(line)
		if err != nil || !slices.ContainsFunc(answer, ofNone) || slices.ContainsFunc(answer, foreign) {
			return answer, err
		}
		if root, err := ask(crosscheck.Line{Root: line.Root, Chess960: line.Chess960}); err != nil || !slices.Equal(root, answer) {
			return answer, err
		}
		h.ignores = true
	}
	return ask(crosscheck.Line{Root: end, Chess960: line.Chess960})
}
