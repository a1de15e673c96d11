package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/shape"
)

// slidingRook returns the squares a rook attacks. With its two branches it is too big to be
// inlined, so the places that run for every position write it out.
func slidingRook[Dynamic shape.Flag](s attacks.Sliders, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Dynamic]() {
		return s.Rook(sq, occ)
	}
	return attacks.Rook(sq, occ)
}

// slidingBishop is slidingRook for a bishop.
func slidingBishop[Dynamic shape.Flag](s attacks.Sliders, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if shape.Is[Dynamic]() {
		return s.Bishop(sq, occ)
	}
	return attacks.Bishop(sq, occ)
}

// kingLines and kingDiagonals hold the lines of a lone rook and a lone bishop: where no slider
// stands on them, neither check nor pin can come along.
var (
	kingLines     = perSquare(func(sq attacks.Square) attacks.Bitboard { return attacks.Rook(sq, attacks.Empty) })
	kingDiagonals = perSquare(func(sq attacks.Square) attacks.Bitboard { return attacks.Bishop(sq, attacks.Empty) })
)

func perSquare(set func(attacks.Square) attacks.Bitboard) (table [64]attacks.Bitboard) {
	for sq := range table {
		table[sq] = set(attacks.Square(sq))
	}
	return table
}
