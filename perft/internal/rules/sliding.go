package rules

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
)

// SlidingRook returns the squares a rook attacks. With its two branches it is too big to be
// inlined, so the places that run for every position write it out.
func SlidingRook[Dynamic constbool.Flag](s attacks.Sliders, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if constbool.Is[Dynamic]() {
		return s.Rook(sq, occ)
	}
	return attacks.Rook(sq, occ)
}

// SlidingBishop is SlidingRook for a bishop.
func SlidingBishop[Dynamic constbool.Flag](s attacks.Sliders, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if constbool.Is[Dynamic]() {
		return s.Bishop(sq, occ)
	}
	return attacks.Bishop(sq, occ)
}
