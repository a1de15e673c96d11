package board

import "github.com/bitray/bitray/attacks"

// Piece is a kind of piece, without its color.
type Piece uint8

// The pieces. NoPiece is an empty square.
const (
	NoPiece Piece = iota
	Pawn
	Knight
	Bishop
	Rook
	Queen
	King
)

// pieceLetters holds the letters of the pieces in FEN, as Black writes them.
const pieceLetters = ".pnbrqk"

// String returns the lower-case English letter of p, and "." for [NoPiece].
func (p Piece) String() string { return string(p.letter()) }

func (p Piece) letter() byte {
	if p > King {
		return '.'
	}
	return pieceLetters[p]
}

// of returns the pieces of kind p in s: of [NoPiece], none.
func (p Piece) of(s *attacks.Pieces) attacks.Bitboard {
	switch p {
	case Pawn:
		return s.Pawns
	case Knight:
		return s.Knights
	case Bishop:
		return s.Diagonals &^ s.Orthogonals
	case Rook:
		return s.Orthogonals &^ s.Diagonals
	case Queen:
		return s.Diagonals & s.Orthogonals
	case King:
		return s.King
	}
	return attacks.Empty
}
