package dumb7

import "golang.org/x/exp/constraints"

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rooks(B(1)<<(uint8(sq)&63), occ)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Bishops(B(1)<<(uint8(sq)&63), occ)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Queens(B(1)<<(uint8(sq)&63), occ)
}

// Rooks returns the squares that any rook of gen attacks, given the occupied squares.
func Rooks[B ~uint64](gen, occ B) B {
	return North(gen, occ) | South(gen, occ) | East(gen, occ) | West(gen, occ)
}

// Bishops returns the squares that any bishop of gen attacks, given the occupied squares.
func Bishops[B ~uint64](gen, occ B) B {
	return NorthEast(gen, occ) | SouthWest(gen, occ) | NorthWest(gen, occ) | SouthEast(gen, occ)
}

// Queens returns the squares that any queen of gen attacks, given the occupied squares.
func Queens[B ~uint64](gen, occ B) B {
	return Rooks(gen, occ) | Bishops(gen, occ)
}
