package attacks

import "github.com/bitray/bitray/attacks/geometry"

// Pawn returns the squares that a pawn of color c on sq attacks. A pawn on its last rank
// attacks nothing.
func Pawn(c Color, sq Square) Bitboard { return geometry.Pawn[Bitboard](c, sq) }

// PawnAttacks returns the squares that pawns of color c on the squares of b attack.
func (b Bitboard) PawnAttacks(c Color) Bitboard { return geometry.Pawns(c, b) }

// PawnDoubleAttacks returns the squares that two pawns of color c attack, from both sides.
func (b Bitboard) PawnDoubleAttacks(c Color) Bitboard { return geometry.PawnsDouble(c, b) }

// PawnSingleAttacks returns the squares that exactly one pawn of color c attacks.
func (b Bitboard) PawnSingleAttacks(c Color) Bitboard { return geometry.PawnsSingle(c, b) }
