package attacks

// The pieces that do not slide: their attacks from one square are read from a table, those of a
// whole set are shifted, all pieces at once.

var (
	knightAttacks = perSquare(Bitboard.KnightAttacks)
	kingAttacks   = perSquare(Bitboard.KingAttacks)
)

func perSquare(setwise func(Bitboard) Bitboard) (table [64]Bitboard) {
	for sq := range table {
		table[sq] = setwise(1 << sq)
	}
	return table
}

// Knight returns the squares that a knight on sq attacks.
func Knight(sq Square) Bitboard { return knightAttacks[sq&63] }

// King returns the squares that a king on sq attacks.
func King(sq Square) Bitboard { return kingAttacks[sq&63] }

// KnightAttacks returns the squares that knights on the squares of b attack.
//
// A knight move is one file and two ranks, or two files and one rank: the files are moved
// first, both wings together, then the ranks.
// Source: Chess Programming Wiki, Knight Pattern.
func (b Bitboard) KnightAttacks() Bitboard {
	one := b.West() | b.East()
	two := b>>2&^(FileG|FileH) | b<<2&^(FileA|FileB)
	return one<<16 | one>>16 | two<<8 | two>>8
}

// KingAttacks returns the squares that kings on the squares of b attack.
func (b Bitboard) KingAttacks() Bitboard {
	sides := b.West() | b.East()
	row := b | sides
	return sides | row<<8 | row>>8
}
