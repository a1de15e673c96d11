package board

import (
	"cmp"
	"errors"

	"github.com/bitray/bitray/attacks"
)

// Setup is a position that is being put together or changed, of which nothing is checked until
// [Setup.Position] makes a [Position] of it. [NewSetup] and [Position.Setup] make setups.
type Setup struct {
	SideToMove attacks.Color
	// CastlingRooks are the rooks of both colors that may still castle.
	CastlingRooks attacks.Bitboard
	// EnPassant is the square that a pawn has just passed over, or [attacks.NoSquare]; a1, the zero value, is none either.
	EnPassant attacks.Square
	// HalfmoveClock and FullmoveNumber, 0 to 65,535, are the clocks of a FEN.
	HalfmoveClock, FullmoveNumber uint16
	// FileLetters says that castling rights are written as letters of files, which makes the
	// position one of Chess960, see [Position.Chess960]. Without rights it means nothing.
	FileLetters bool

	sides
}

// NewSetup returns an empty board with White to move, without castling rights and en-passant
// square, and with the clocks at 0 and 1.
func NewSetup() Setup { return Setup{EnPassant: attacks.NoSquare, FullmoveNumber: 1} }

// Setup returns p as a setup, to be changed. Its [Setup.Position] is p again, except that without
// castling rights it is not one of Chess960.
func (p *Position) Setup() Setup {
	return Setup{
		SideToMove:    p.turn,
		CastlingRooks: p.castling,
		EnPassant:     p.enPassant,
		HalfmoveClock: p.halfmoves, FullmoveNumber: p.fullmoves,
		FileLetters: p.fileLetters,
		sides:       p.sides,
	}
}

// Put puts a piece of color c on each of the squares, in place of what stands there. [NoPiece]
// clears them.
func (s *Setup) Put(c attacks.Color, piece Piece, squares attacks.Bitboard) {
	for i := range s.sides {
		remove(&s.sides[i], squares)
		s.sides[i].King &^= squares
	}
	put(&s.sides[c&1], piece, squares)
}

// MarshalText refuses: the exported fields of a setup say nothing of its pieces, and those of a wrong one have no FEN. Write
// the [Position] that it describes.
func (s Setup) MarshalText() ([]byte, error) {
	return nil, errors.New("a setup has no text: expected its position")
}

// Position returns the position that s describes, if [ParseFEN] would take it. If not, the error
// is a [*FENError].
func (s *Setup) Position() (Position, error) { return s.settled().accepted() }

// Faults returns all that is wrong with s, as [Diagnose] does for a FEN.
func (s *Setup) Faults() Fault {
	c := s.settled()
	c.noteHarmless()
	return c.found
}

// settled returns what s claims, settled.
func (s *Setup) settled() *claims {
	c := &claims{passed: cmp.Or(s.EnPassant, attacks.NoSquare)}
	c.sides, c.turn, c.halfmoves, c.fullmoves = s.sides, s.SideToMove&1, s.HalfmoveClock, s.FullmoveNumber
	c.settleRooks(s.CastlingRooks, s.FileLetters)
	return c
}
