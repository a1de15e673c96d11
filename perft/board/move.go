package board

import "github.com/bitray/bitray/attacks"

// Move is a move of a given position: the squares and what kind of move it is, in 16 bits. It
// means nothing without its position. Castling is kept as the king taking his own rook.
type Move uint16

// Kind is what a move does; together with the two squares it says all that [Position.Play]
// needs to know. A capture is of the kind of the man that captures, but en passant.
type Kind uint8

// The kinds. Castling goes from the king's square to the rook's.
const (
	PawnMove Kind = iota
	KnightMove
	BishopMove
	RookMove
	QueenMove
	KingMove
	DoublePush
	EnPassantCapture
	Castling
	PromoteKnight
	PromoteBishop
	PromoteRook
	PromoteQueen
)

const (
	toShift   = 6
	kindShift = 12
)

// NewMove returns the move of the given kind. Nothing is checked: whether it is a move of a
// position, and a legal one, is for the caller to know.
func NewMove(k Kind, from, to attacks.Square) Move {
	return Move(from) | Move(to)<<toShift | Move(k)<<kindShift
}

// From returns the square that the man leaves.
func (m Move) From() attacks.Square { return attacks.Square(m & 63) }

// To returns the square that the man goes to; of castling, the square of the rook.
func (m Move) To() attacks.Square { return attacks.Square(m >> toShift & 63) }

// Kind returns what m does.
func (m Move) Kind() Kind { return Kind(m >> kindShift) }

// movers holds the man that each kind of move moves.
var movers = [16]Piece{
	PawnMove: Pawn, KnightMove: Knight, BishopMove: Bishop, RookMove: Rook, QueenMove: Queen,
	KingMove: King, DoublePush: Pawn, EnPassantCapture: Pawn, Castling: King,
	PromoteKnight: Pawn, PromoteBishop: Pawn, PromoteRook: Pawn, PromoteQueen: Pawn,
}

// Piece returns the man that moves: the pawn if it is promoted, the king if he castles.
func (m Move) Piece() Piece { return movers[m.Kind()&15] }

// Promotion returns the piece that a pawn becomes, or [NoPiece].
func (m Move) Promotion() Piece {
	if k := m.Kind(); k >= PromoteKnight {
		return Knight + Piece(k-PromoteKnight)
	}
	return NoPiece
}

// IsCastling reports whether the king castles.
func (m Move) IsCastling() bool { return m.Kind() == Castling }

// IsEnPassant reports whether a pawn is captured en passant.
func (m Move) IsEnPassant() bool { return m.Kind() == EnPassantCapture }

// IsDoublePush reports whether a pawn goes two ranks.
func (m Move) IsDoublePush() bool { return m.Kind() == DoublePush }

// IsCapture reports whether m takes a man of the opponent of p's side to move.
func (p *Position) IsCapture(m Move) bool {
	return m.IsEnPassant() || p.sides[p.turn.Other()&1].All().Has(m.To())
}
