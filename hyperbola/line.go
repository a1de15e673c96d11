package hyperbola

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slide(uint64(occ)&r.file, r.slider) & r.file)
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slide(uint64(occ)&r.diagonal, r.slider) & r.diagonal)
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slide(uint64(occ)&r.antiDiagonal, r.slider) & r.antiDiagonal)
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
//
// Flipping leaves a rank as it is, so ranks are looked up: the six inner squares are moved to
// the bottom of the word, since what stands on the edge makes no difference.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	rank := uint8(sq) & 56
	return B(firstRank[uint(uint8(sq)&7)<<6|uint(occ>>rank)>>1&63]) << rank
}

// slide borrows from the next blocker of a line in both directions. With o the blockers, r the slider
// and o', r' the same with the bytes swapped: (o-r ^ o) ^ (swapped(o'-r') ^ o) = o-r ^ swapped(o'-r').
func slide(blockers, slider uint64) uint64 {
	down := bits.ReverseBytes64(bits.ReverseBytes64(blockers) - bits.ReverseBytes64(slider))
	return blockers - slider ^ down
}
