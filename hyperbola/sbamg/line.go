package sbamg

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	below := uint64(1)<<(uint8(sq)&63) - 1
	return B(slide(rows[uint8(sq)&63].File, below, uint64(occ)))
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	below := uint64(1)<<(uint8(sq)&63) - 1
	return B(slide(rows[uint8(sq)&63].Rank, below, uint64(occ)))
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	below := uint64(1)<<(uint8(sq)&63) - 1
	return B(slide(rows[uint8(sq)&63].Diagonal, below, uint64(occ)))
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	below := uint64(1)<<(uint8(sq)&63) - 1
	return B(slide(rows[uint8(sq)&63].AntiDiagonal, below, uint64(occ)))
}

// slide returns the attacks on one line, given the line without the slider and all squares below
// the slider. With b the next blocker below, o-b takes it away and o-3b borrows from the next blocker
// above, so that o changes from b to that blocker. 3b is 3 shifted to where b is.
func slide(line, below, occ uint64) uint64 {
	o := occ&line | guard
	return (o - uint64(3)<<(bits.Len64(o&below|guard)-1) ^ o) & line
}
