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
