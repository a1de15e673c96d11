package board

import "github.com/bitray/bitray/attacks"

// Side holds the pieces of one color as five sets, see [attacks.Pieces].
type Side = attacks.Pieces

// sides are the pieces of both colors. What can be asked of a [Position] and of a [Setup] is asked here.
type sides [2]Side

// Side returns the pieces of color c, of which the lowest bit counts. It points into the position: read it,
// and change pieces by [Setup.Put].
func (s *sides) Side(c attacks.Color) *Side { return &s[c&1] }

// Occupied returns all squares that hold a piece.
func (s *sides) Occupied() attacks.Bitboard { return s[0].All() | s[1].All() }

// PieceAt returns the piece on sq (0 to 63, masked) and its color, or [NoPiece] if there is none; the color
// then means nothing.
func (s *sides) PieceAt(sq attacks.Square) (Piece, attacks.Color) {
	if piece := pieceAt(&s[attacks.White], sq); piece != NoPiece {
		return piece, attacks.White
	}
	return pieceAt(&s[attacks.Black], sq), attacks.Black
}

// pieceAt returns the kind of the piece on sq.
func pieceAt(s *Side, sq attacks.Square) Piece {
	for p := Pawn; p <= King; p++ {
		if p.Of(s).Has(sq) {
			return p
		}
	}
	return NoPiece
}

// put adds pieces of one kind on the squares of b.
func put(s *Side, p Piece, b attacks.Bitboard) {
	switch p {
	case Pawn:
		s.Pawns |= b
	case Knight:
		s.Knights |= b
	case Bishop:
		s.Diagonals |= b
	case Rook:
		s.Orthogonals |= b
	case Queen:
		s.Diagonals |= b
		s.Orthogonals |= b
	case King:
		s.King |= b
	}
}

// remove takes all pieces but the king off the squares of b.
func remove(s *Side, b attacks.Bitboard) {
	s.Pawns &^= b
	s.Knights &^= b
	s.Diagonals &^= b
	s.Orthogonals &^= b
}
