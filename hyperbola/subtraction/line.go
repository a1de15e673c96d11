package subtraction

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slide(uint8(sq), uint64(occ), rows[uint8(sq)&63].File))
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slide(uint8(sq), uint64(occ), rows[uint8(sq)&63].Rank))
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slide(uint8(sq), uint64(occ), rows[uint8(sq)&63].Diagonal))
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slide(uint8(sq), uint64(occ), rows[uint8(sq)&63].AntiDiagonal))
}

// slide returns the attacks on a line, given without the slider: blockers - slider borrows from the next
// blocker above, the same on the reversed board from the next one below, and the exclusive or keeps what
// changed in either. Rook, Bishop and Queen save reversals by joining their lines first.
func slide(sq uint8, occ, line uint64) uint64 {
	blockers := occ & line
	up := blockers - uint64(1)<<(sq&63)
	down := bits.Reverse64(blockers) - uint64(1)<<(sq&63^63)
	return (up ^ bits.Reverse64(down)) & line
}
