package board

import "github.com/bitray/bitray/attacks"

// sides are the pieces of both colors. What can be asked of a [Position] and of a [Setup] is asked here.
type sides [2]attacks.Pieces

// Side returns the pieces of color c (masked by 1). It is a copy: [Setup.Put] changes pieces.
//
// The copy is for code that takes a whole side, such as package legality. [Position.Pieces], [Position.Diagonals] and
// [Position.Orthogonals] compile to a load or two, Pieces where the kind is a constant. All squares of a color are [Position.OccupiedBy]: All of the copy takes
// ten times as long, since the copy is read in other words than it was written in.
func (s *sides) Side(c attacks.Color) attacks.Pieces {
	from := &s[c&1]
	return attacks.Pieces{Pawns: from.Pawns, Knights: from.Knights, Diagonals: from.Diagonals, Orthogonals: from.Orthogonals, King: from.King}
}

// Sides returns the pieces of White and of Black, as package threats takes them. It is a copy.
func (s *sides) Sides() [2]attacks.Pieces { return *s }

// OccupiedBy returns the squares that hold a piece of color c (masked by 1).
func (s *sides) OccupiedBy(c attacks.Color) attacks.Bitboard { return s[c&1].All() }

// King returns the square of the king of color c (masked by 1), or [attacks.NoSquare] if a [Setup] has none.
func (s *sides) King(c attacks.Color) attacks.Square { return s[c&1].King.First() }

// Pieces returns the pieces of color c (masked by 1) that are of the given kind: of [NoPiece], none.
func (s *sides) Pieces(c attacks.Color, kind Piece) attacks.Bitboard { return kind.of(&s[c&1]) }

// Diagonals returns the bishops and queens of color c (masked by 1): the sliders on diagonals.
func (s *sides) Diagonals(c attacks.Color) attacks.Bitboard { return s[c&1].Diagonals }

// Orthogonals returns the rooks and queens of color c (masked by 1): the sliders on ranks and files.
func (s *sides) Orthogonals(c attacks.Color) attacks.Bitboard { return s[c&1].Orthogonals }

// Occupied returns all squares that hold a piece.
func (s *sides) Occupied() attacks.Bitboard { return s[0].All() | s[1].All() }

// PieceAt returns the piece on sq (0 to 63, masked) and its color, or [NoPiece] if there is none; the color
// then means nothing.
func (s *sides) PieceAt(sq attacks.Square) (Piece, attacks.Color) {
	sq &= 63
	c := s[attacks.Black].All() >> sq & 1
	return pieceAt(&s[c], sq), attacks.Color(c)
}

// pieceAt returns the kind of the piece on sq, 0 to 63.
func pieceAt(s *attacks.Pieces, sq attacks.Square) Piece {
	return captiveAt(s, sq) + King*Piece(s.King>>sq&1)
}

// captiveAt is pieceAt for a square without a king: the three bits of the number of the piece, each of which says that the
// square belongs to some sets. There are no branches, since none could be predicted.
func captiveAt(s *attacks.Pieces, sq attacks.Square) Piece {
	return Piece((s.Pawns|s.Diagonals)>>sq&1 + (s.Knights|s.Diagonals&^s.Orthogonals)>>sq&1*2 + s.Orthogonals>>sq&1*4)
}

// put adds pieces of one kind on the squares of b.
func put(s *attacks.Pieces, p Piece, b attacks.Bitboard) {
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
func remove(s *attacks.Pieces, b attacks.Bitboard) {
	s.Pawns &^= b
	s.Knights &^= b
	s.Diagonals &^= b
	s.Orthogonals &^= b
}
