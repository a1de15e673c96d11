package dumb7

import "golang.org/x/exp/constraints"

// The files that a step to the west or to the east must not enter.
const (
	notA = 0xfefefefefefefefe
	notH = 0x7f7f7f7f7f7f7f7f
)

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rooks(B(1)<<(uint8(sq)&63), ^occ)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Bishops(B(1)<<(uint8(sq)&63), ^occ)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Queens(B(1)<<(uint8(sq)&63), ^occ)
}

// Rooks returns the squares that any rook of gen attacks, given the empty squares.
func Rooks[B ~uint64](gen, empty B) B {
	return North(gen, empty) | South(gen, empty) | East(gen, empty) | West(gen, empty)
}

// Bishops returns the squares that any bishop of gen attacks, given the empty squares.
func Bishops[B ~uint64](gen, empty B) B {
	return NorthEast(gen, empty) | SouthWest(gen, empty) | NorthWest(gen, empty) | SouthEast(gen, empty)
}

// Queens returns the squares that any queen of gen attacks, given the empty squares.
func Queens[B ~uint64](gen, empty B) B {
	return Rooks(gen, empty) | Bishops(gen, empty)
}
