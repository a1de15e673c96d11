package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/perft/shape"
)

// Constraints are what the legality of the moves of one colour depends on, beside the squares
// that its king must not enter.
type Constraints struct {
	King attacks.Square
	// Checkers are the men that give check.
	Checkers attacks.Bitboard
	// Targets are the squares that a man other than the king may go to: all but those of his
	// own colour, or, in check, those that answer it. With two checkers it means nothing.
	Targets attacks.Bitboard
	// PinLines and PinDiagonals are the rays from the king, without his square, up to and
	// including a slider that pins a man on them. A man that stands on one stays on it.
	PinLines, PinDiagonals attacks.Bitboard
}

// Constrain returns the constraints of Black or White in p, whoever is to move.
func Constrain[Black shape.Flag](p *Position) Constraints {
	us, them := &p.sides[color[Black]()], &p.sides[color[Black]()^1]
	return constrain[Black](us, them, us.All(), us.All()|them.All())
}

func constrain[Black shape.Flag](us, them *Side, own, occ attacks.Bitboard) Constraints {
	c := Constraints{King: us.King.First(), Targets: ^own}
	c.Checkers = attacks.Knight(c.King)&them.Knights | attacks.Pawn(color[Black](), c.King)&them.Pawns
	var onLines, onDiagonals attacks.Bitboard
	onLines, c.PinLines = legality.ChecksAndPins(c.King, attacks.RookLines(c.King)&them.Orthogonals, own, occ)
	onDiagonals, c.PinDiagonals = legality.ChecksAndPins(c.King, attacks.BishopLines(c.King)&them.Diagonals, own, occ)
	c.Checkers |= onLines | onDiagonals
	if c.Checkers != 0 {
		c.Targets = attacks.Between(c.King, c.Checkers.First()) | c.Checkers
	}
	return c
}
