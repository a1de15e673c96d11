package rules

import "github.com/bitray/bitray/attacks"

// Kind is what a move does; together with the two squares it says all that is needed to make it. A
// capture has the kind of the piece that captures, except for captures en passant.
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

// Where the parts of a move are in its 16 bits; the square that the piece leaves comes first.
const (
	ToShift   = 6
	KindShift = 12
)

// Move returns the bits of a move of the given kind, which are those of a
// [github.com/bitray/bitray/perft/board.Move].
func Move(k Kind, from, to attacks.Square) uint16 {
	return uint16(from) | uint16(to)<<ToShift | uint16(k)<<KindShift
}

// PassedPawn returns the square of the pawn that has passed over a square by a double step: from rank 6 to 5, from
// rank 3 to 4.
func PassedPawn(passed attacks.Square) attacks.Square { return passed ^ 8 }
