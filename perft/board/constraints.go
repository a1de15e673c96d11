package board

import (
	"github.com/bitray/bitray/attacks"
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
	var n node[Black, shape.No]
	n.look(p, nil)
	return n.Constraints
}
