package shadows

import "golang.org/x/exp/constraints"

// North returns the squares that a slider on sq (0 to 63, masked) attacks towards rank 8.
func North[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(up(rows[uint8(sq)&63].FileAbove, uint64(occ), north))
}

// NorthEast returns the squares that a slider on sq (0 to 63, masked) attacks towards h8.
func NorthEast[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(up(rows[uint8(sq)&63].DiagonalAbove, uint64(occ), northEast))
}

// East returns the squares that a slider on sq (0 to 63, masked) attacks towards the h-file.
func East[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(up(rows[uint8(sq)&63].RankAbove, uint64(occ), east))
}

// SouthEast returns the squares that a slider on sq (0 to 63, masked) attacks towards h1.
func SouthEast[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(down(rows[uint8(sq)&63].AntiDiagonalBelow, uint64(occ), northWest))
}

// South returns the squares that a slider on sq (0 to 63, masked) attacks towards rank 1.
func South[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(down(rows[uint8(sq)&63].FileBelow, uint64(occ), north))
}

// SouthWest returns the squares that a slider on sq (0 to 63, masked) attacks towards a1.
func SouthWest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(down(rows[uint8(sq)&63].DiagonalBelow, uint64(occ), northEast))
}

// West returns the squares that a slider on sq (0 to 63, masked) attacks towards the a-file.
func West[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(down(rows[uint8(sq)&63].RankBelow, uint64(occ), east))
}

// NorthWest returns the squares that a slider on sq (0 to 63, masked) attacks towards a8.
func NorthWest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(up(rows[uint8(sq)&63].AntiDiagonalAbove, uint64(occ), northWest))
}
