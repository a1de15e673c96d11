package engine

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// takingRook returns the castling of Chess960 in which the king goes to the second square, by a step or not: "d8a8" for "d8c8". It
// returns the move itself if the king has no right to castle there.
func (a *answer) takingRook(move string, step bool) string {
	from, _ := attacks.ParseSquare(move[:2])
	to, _ := attacks.ParseSquare(move[2:4])
	us := a.pos.SideToMove()
	if !a.line.Chess960 || from != a.pos.King(us) || from.Rank() != to.Rank() || (from.Distance(to) == 1) != step {
		return move
	}
	for rook := range (a.pos.CastlingRooks() & a.pos.Pieces(us, board.Rook)).Squares() {
		if rook < from && to.File() == 2 || rook > from && to.File() == 6 {
			return from.String() + rook.String()
		}
	}
	return move
}
