package board

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
)

// Move is a move of a given position: the squares and what kind of move it is, in 16 bits. It
// means nothing without its position. Castling is kept as the king taking its own rook.
type Move uint16

// NullMove is the zero Move. It is no legal move of any position; a search that passes the turn
// calls [Position.MakeNull].
const NullMove Move = 0

// String returns m in the notation of the UCI protocol: "e2e4", "e7e8q", castling as the king
// taking its rook, "e1h1", and "0000" for [NullMove]. [Position.UCI] also knows the castling of
// standard chess.
func (m Move) String() string {
	if m == NullMove {
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

var kindNames = [...]string{
	PawnMove: "pawn move", KnightMove: "knight move", BishopMove: "bishop move", RookMove: "rook move",
	QueenMove: "queen move", KingMove: "king move", DoublePush: "double push",
	EnPassantCapture: "capture en passant", Castling: "castling",
	PromoteKnight: "promotion to knight", PromoteBishop: "promotion to bishop",
	PromoteRook: "promotion to rook", PromoteQueen: "promotion to queen",
}

// String returns k in words: "double push", "promotion to queen".
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

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

// IsCastling reports whether the king castles.
func (m Move) IsCastling() bool { return m.Kind() == Castling }

// IsEnPassant reports whether a pawn is captured en passant.
func (m Move) IsEnPassant() bool { return m.Kind() == EnPassantCapture }

// IsDoublePush reports whether a pawn goes two ranks.
func (m Move) IsDoublePush() bool { return m.Kind() == DoublePush }

// IsCapture reports whether m takes a piece of the opponent of p's side to move.
func (p *Position) IsCapture(m Move) bool {
	return m.IsEnPassant() || p.sides[p.turn.Other()&1].All().Has(m.To())
}
