package rules

import "github.com/bitray/bitray/attacks"

// Constraints are what the legality of the moves of one color depends on, besides the squares
// that its king must not enter.
type Constraints struct {
	King attacks.Square
	// Checkers are the pieces that give check.
	Checkers attacks.Bitboard
	// Targets are the squares that a piece other than the king may go to: all except those of
	// its own color, or, in check, those that answer it, of which two checkers leave none.
	Targets attacks.Bitboard
	// Pins are the rays from the king, without its square, up to and including a slider that pins a piece on them. A
	// piece that stands on one stays on it. Their squares lie on the lines of a rook on the king's square or on those
	// of a bishop there, never on both.
	Pins attacks.Bitboard
}

// PinLines returns the pins along ranks and files.
func (c *Constraints) PinLines() attacks.Bitboard { return c.Pins & attacks.RookLines(c.King) }

// PinDiagonals returns the pins along diagonals.
func (c *Constraints) PinDiagonals() attacks.Bitboard { return c.Pins & attacks.BishopLines(c.King) }
