package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/perft/internal/shape"
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

// Constrain returns the constraints of Black or White, whose pieces are us and whose squares are own,
// against them, whoever is to move.
func Constrain[Black shape.Flag](us, them *Pieces, own, occ attacks.Bitboard) Constraints {
	c := Constraints{King: us.King.First(), Targets: ^own}
	c.Checkers = attacks.Knight(c.King)&them.Knights | attacks.Pawn(Color[Black](), c.King)&them.Pawns
	var onLines, onDiagonals attacks.Bitboard
	onLines, c.PinLines = legality.ChecksAndPins(c.King, attacks.RookLines(c.King)&them.Orthogonals, own, occ)
	onDiagonals, c.PinDiagonals = legality.ChecksAndPins(c.King, attacks.BishopLines(c.King)&them.Diagonals, own, occ)
	c.Checkers |= onLines | onDiagonals
	if c.Checkers != 0 {
		c.Targets = attacks.Between(c.King, c.Checkers.First()) | c.Checkers
	}
	return c
}
