package board

import "github.com/bitray/bitray/attacks"

// Move is a move of a given position: the squares and what kind of move it is, in 16 bits. It
// means nothing without its position. Castling is kept as the king taking his own rook.
type Move uint16

// kind is what a move does; together with the two squares it says all that [Position.Play]
// needs to know.
type kind uint8

const (
	pawnMove kind = iota
	knightMove
	bishopMove
	rookMove
	queenMove
	kingMove
	doublePush
	enPassant
	castling
	promoteKnight
	promoteBishop
	promoteRook
	promoteQueen
)

const (
	toShift   = 6
	kindShift = 12
)

func newMove(k kind, from, to attacks.Square) Move {
	return Move(from) | Move(to)<<toShift | Move(k)<<kindShift
}

// From returns the square that the man leaves.
func (m Move) From() attacks.Square { return attacks.Square(m & 63) }

// To returns the square that the man goes to; of castling, the square of the rook.
func (m Move) To() attacks.Square { return attacks.Square(m >> toShift & 63) }

func (m Move) kind() kind { return kind(m >> kindShift) }

// movers holds the man that each kind of move moves.
var movers = [16]Piece{
	pawnMove: Pawn, knightMove: Knight, bishopMove: Bishop, rookMove: Rook, queenMove: Queen,
	kingMove: King, doublePush: Pawn, enPassant: Pawn, castling: King,
	promoteKnight: Pawn, promoteBishop: Pawn, promoteRook: Pawn, promoteQueen: Pawn,
}

// Piece returns the man that moves: the pawn if it is promoted, the king if he castles.
func (m Move) Piece() Piece { return movers[m.kind()&15] }

// Promotion returns the piece that a pawn becomes, or [NoPiece].
func (m Move) Promotion() Piece {
	if k := m.kind(); k >= promoteKnight {
		return Knight + Piece(k-promoteKnight)
	}
	return NoPiece
}

// IsCastling reports whether the king castles.
func (m Move) IsCastling() bool { return m.kind() == castling }

// IsEnPassant reports whether a pawn is captured en passant.
func (m Move) IsEnPassant() bool { return m.kind() == enPassant }

// IsDoublePush reports whether a pawn goes two ranks.
func (m Move) IsDoublePush() bool { return m.kind() == doublePush }

// IsCapture reports whether m takes a man of the opponent of p's side to move.
func (p *Position) IsCapture(m Move) bool {
	return m.IsEnPassant() || p.sides[p.turn.Other()&1].All().Has(m.To())
}
