package engine

import (
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// hearing says how a program is told a position: by a root and moves, or by one FEN if it ignores the moves.
type hearing struct{ deaf bool }

// IgnoresMoves reports whether the program was found to ignore the moves after a FEN. It is given the FEN after them since.
func (h *hearing) IgnoresMoves() bool { return h.deaf }

// divide asks about a line. It asks about the root too if the answer has moves that begin where the side to move has no piece: a
// program that answers the same ignores the moves.
func (h *hearing) divide(line crosscheck.Line, ask func(crosscheck.Line) ([]perft.MoveCount, error)) ([]perft.MoveCount, error) {
	end, illegal := line.End()
	root, fen := crosscheck.Line{Root: line.Root, Chess960: line.Chess960}, crosscheck.Line{Root: end, Chess960: line.Chess960}
	if h.deaf && illegal == nil {
		return ask(fen)
	}
	answer, err := ask(line)
	if err != nil || illegal != nil || len(line.Moves) == 0 || !isOfAnother(&end, answer) {
		return answer, err
	}
	if other, err := ask(root); err != nil || !slices.Equal(other, answer) {
		return answer, err
	}
	h.deaf = true
	return ask(fen)
}

// isOfAnother reports whether a move begins on a square where the side to move has no piece.
func isOfAnother(pos *board.Position, answer []perft.MoveCount) bool {
	return slices.ContainsFunc(answer, func(c perft.MoveCount) bool {
		from, err := attacks.ParseSquare(c.Move[:min(2, len(c.Move))])
		return err == nil && !pos.OccupiedBy(pos.SideToMove()).Has(from)
	})
}
