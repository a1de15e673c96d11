package board

import "github.com/bitray/bitray/attacks"

// Move is a move of a given position: the squares and what kind of move it is, in 16 bits. It
// means nothing without its position. Castling is kept as the king taking its own rook. The zero Move
// is no legal move of any position.
type Move uint16

// String returns m in the notation of the UCI protocol: "e2e4", "e7e8q", castling as the king
// taking its rook, "e1h1", and "0000" for 0, which is no move. [Position.UCI] also knows the castling of
// standard chess.
func (m Move) String() string {
	if m == 0 {
		return "0000"
	}
	text := m.From().String() + m.To().String()
	if promoted := m.Promotion(); promoted != NoPiece {
		text += promoted.String()
	}
	return text
}

// Kind is what a move does; together with the two squares it says all that [Position.Play]
// needs to know. A capture has the kind of the piece that captures, except for captures en passant.
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

// From returns the square that the piece leaves.
func (m Move) From() attacks.Square { return attacks.Square(m & 63) }

// To returns the square that the piece goes to; of castling, the square of the rook.
func (m Move) To() attacks.Square { return attacks.Square(m >> toShift & 63) }

// Kind returns what m does.
func (m Move) Kind() Kind { return Kind(m >> kindShift) }

// movers holds the piece that each kind of move moves.
var movers = [16]Piece{
	PawnMove: Pawn, KnightMove: Knight, BishopMove: Bishop, RookMove: Rook, QueenMove: Queen,
	KingMove: King, DoublePush: Pawn, EnPassantCapture: Pawn, Castling: King,
	PromoteKnight: Pawn, PromoteBishop: Pawn, PromoteRook: Pawn, PromoteQueen: Pawn,
}

// Piece returns the piece that moves: the pawn if it is promoted, the king if it castles.
func (m Move) Piece() Piece { return movers[m.Kind()&15] }

// Promotion returns the piece that a pawn becomes, or [NoPiece].
func (m Move) Promotion() Piece {
	if k := m.Kind(); k >= PromoteKnight {
		return Knight + Piece(k-PromoteKnight)
	}
	return NoPiece
}

// IsCapture reports whether m takes a piece of the opponent of p's side to move.
func (p *Position) IsCapture(m Move) bool {
	return m.Kind() == EnPassantCapture || p.sides[p.turn.Other()&1].All().Has(m.To())
}
