package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// Constraints are what the legality of the moves of one color depends on, besides the squares
// that its king must not enter.
type Constraints struct {
	King attacks.Square
	// Checkers are the pieces that give check.
	Checkers attacks.Bitboard
	// Targets are the squares that a piece other than the king may go to: all except those of
	// its own color, or, in check, those that answer it. With two checkers it means nothing.
	Targets attacks.Bitboard
	// PinLines and PinDiagonals are the rays from the king, without its square, up to and
	// including a slider that pins a piece on them. A piece that stands on one stays on it.
	PinLines, PinDiagonals attacks.Bitboard
}

// Constrain sets c to the constraints of Black or White, whose pieces are us and whose squares are own,
// against them, whoever is to move.
//
// What answers a check is what legality.CheckMask returns, but for two checkers, where nobody looks: that saves
// its third case for every position.
//
// The squares of a ray from the king lie on the lines of a rook or on those of a bishop there, never on
// both, so one look at all sliders tells the two kinds of pins apart afterwards.
func Constrain[Black constbool.Flag](c *Constraints, us, them *attacks.Pieces, own, occ attacks.Bitboard) {
	king := us.King.First()
	lines, diagonals := attacks.RookLines(king), attacks.BishopLines(king)
	checkers, pins := legality.ChecksAndPins(king, lines&them.Orthogonals|diagonals&them.Diagonals, legality.Occupied[attacks.Bitboard]{Own: own, All: occ})
	checkers |= attacks.Knight(king)&them.Knights | attacks.Pawn(Color[Black](), king)&them.Pawns
	c.King, c.Checkers, c.Targets = king, checkers, ^own
	c.PinLines, c.PinDiagonals = pins&lines, pins&diagonals
	if checkers != 0 {
		c.Targets = attacks.Between(king, checkers.First()) | checkers
	}
}
