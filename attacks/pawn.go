package attacks

import "github.com/bitray/bitray/attacks/geometry"

// Pawn returns the squares that a pawn of color c on sq attacks. A pawn on its last rank
// attacks nothing.
func Pawn(c Color, sq Square) Bitboard { return geometry.Pawn[Square, Bitboard](c, sq) }

// PawnAttacks returns the squares that pawns of color c on the squares of b attack.
func (b Bitboard) PawnAttacks(c Color) Bitboard { return geometry.Pawns(c, b) }
