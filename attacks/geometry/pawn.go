package geometry

import "golang.org/x/exp/constraints"

var pawnAttacks = [2][64]uint64{
	perSquare(func(b uint64) uint64 { return Pawns(White, b) }),
	perSquare(func(b uint64) uint64 { return Pawns(Black, b) }),
}

// Pawn returns the squares that a pawn of color c on sq (0 to 63, masked) attacks. A pawn on its last rank
// attacks nothing.
//
// It also answers the opposite question: pawns of color c that attack sq stand where a pawn of
// the other color on sq attacks.
func Pawn[B ~uint64, S constraints.Integer](c Color, sq S) B {
	return B(pawnAttacks[c&1][sq&63])
}

// Pawns returns the squares that pawns of color c on the squares of b attack.
func Pawns[B ~uint64](c Color, b B) B {
	if c&1 == White {
		return b<<9&^fileA | b<<7&^fileH
	}
	return b>>7&^fileA | b>>9&^fileH
}
