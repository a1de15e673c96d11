package attacks

var pawnAttacks = [2][64]Bitboard{
	perSquare(func(b Bitboard) Bitboard { return b.PawnAttacks(White) }),
	perSquare(func(b Bitboard) Bitboard { return b.PawnAttacks(Black) }),
}

// Pawn returns the squares that a pawn of colour c on sq attacks. A pawn on its last rank
// attacks nothing.
func Pawn(c Color, sq Square) Bitboard { return pawnAttacks[c&1][sq&63] }

// PawnAttacks returns the squares that pawns of colour c on the squares of b attack.
func (b Bitboard) PawnAttacks(c Color) Bitboard {
	if c == White {
		return b.NorthEast() | b.NorthWest()
	}
	return b.SouthEast() | b.SouthWest()
}

// PawnDoubleAttacks returns the squares that two pawns of colour c attack, from both sides.
func (b Bitboard) PawnDoubleAttacks(c Color) Bitboard {
	if c == White {
		return b.NorthEast() & b.NorthWest()
	}
	return b.SouthEast() & b.SouthWest()
}

// PawnSingleAttacks returns the squares that exactly one pawn of colour c attacks.
func (b Bitboard) PawnSingleAttacks(c Color) Bitboard {
	if c == White {
		return b.NorthEast() ^ b.NorthWest()
	}
	return b.SouthEast() ^ b.SouthWest()
}
