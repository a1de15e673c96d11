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
	// Pins are the rays from the king, without its square, up to and including a slider that pins a piece on them. A
	// piece that stands on one stays on it.
	Pins attacks.Bitboard
}

// PinLines returns the pins along ranks and files.
func (c *Constraints) PinLines() attacks.Bitboard { return c.Pins & attacks.RookLines(c.King) }

// PinDiagonals returns the pins along diagonals.
func (c *Constraints) PinDiagonals() attacks.Bitboard { return c.Pins & attacks.BishopLines(c.King) }

// Constrain returns the constraints of Black or White, whose pieces are us and whose squares are own,
// against them, whoever is to move.
//
// What answers a check is what legality.CheckMask returns, but for two checkers, where nobody looks: that saves
// its third case for every position.
//
// The squares of a ray from the king lie on the lines of a rook or on those of a bishop there, never on
// both, so one look at all sliders tells the two kinds of pins apart afterwards.
func Constrain[Black constbool.Flag](us, them *attacks.Pieces, own, occ attacks.Bitboard) Constraints {
	king := us.King.First()
	checkers, pins := legality.ChecksAndPins(king, legality.Snipers(them, king), legality.Occupied[attacks.Bitboard]{Own: own, All: occ})
	checkers |= attacks.Knight(king)&them.Knights | attacks.Pawn(Color[Black](), king)&them.Pawns
	targets := ^own
	if checkers != 0 {
		targets = attacks.Between(king, checkers.First()) | checkers
	}
	return Constraints{King: king, Checkers: checkers, Targets: targets, Pins: pins}
}
