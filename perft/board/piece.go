package board

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

// Letter returns the lower-case English letter of p, and '.' for [NoPiece].
func (p Piece) Letter() byte {
	if p > King {
		return '.'
	}
	return pieceLetters[p]
}

// String returns the letter of p.
func (p Piece) String() string { return string(p.Letter()) }
