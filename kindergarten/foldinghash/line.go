package foldinghash

import "golang.org/x/exp/constraints"

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slab[rows[uint8(sq)&63][file].index(uint64(occ))])
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slab[rows[uint8(sq)&63][rank].index(uint64(occ))])
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slab[rows[uint8(sq)&63][diagonal].index(uint64(occ))])
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slab[rows[uint8(sq)&63][antiDiagonal].index(uint64(occ))])
}
