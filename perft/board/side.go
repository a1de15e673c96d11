package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// Side holds the pieces of one color as five sets. The sliders are kept by the lines they move on,
// so a queen is in both Diagonals and Orthogonals.
//
// The order of the fields is fixed: the assembly of package perft/replies/lanes reads them by their
// offsets.
type Side struct {
	Pawns, Knights, Diagonals, Orthogonals, King attacks.Bitboard
}

// Another order, hence other offsets than 0, 8, 16, 24 and 32 bytes, does not compile here.
var _ = struct{ Pawns, Knights, Diagonals, Orthogonals, King attacks.Bitboard }(Side{})

// pieces returns s as what the shared rules take.
func (s *Side) pieces() *rules.Pieces { return (*rules.Pieces)(s) }

// All returns all pieces of the side.
func (s *Side) All() attacks.Bitboard {
	return s.Pawns | s.Knights | s.Diagonals | s.Orthogonals | s.King
}

// Of returns the pieces of one kind; of [NoPiece] there are none.
func (s *Side) Of(p Piece) attacks.Bitboard {
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

// pieceAt returns the kind of the piece on sq.
func (s *Side) pieceAt(sq attacks.Square) Piece {
	for p := Pawn; p <= King; p++ {
		if s.Of(p).Has(sq) {
			return p
		}
	}
	return NoPiece
}

// put adds pieces of one kind on the squares of b.
func (s *Side) put(p Piece, b attacks.Bitboard) {
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
func (s *Side) remove(b attacks.Bitboard) {
	s.Pawns &^= b
	s.Knights &^= b
	s.Diagonals &^= b
	s.Orthogonals &^= b
}
