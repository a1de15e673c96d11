package dumb7

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
)

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

// Each direction is six steps over empty squares and one more, which may end on an occupied one. Where a
// step changes the file, the file that it would wrap to counts as occupied, and the last step leaves it out.

// Rooks returns the squares that any rook of gen attacks, given the occupied squares.
func Rooks[B ~uint64](gen, occ B) B {
	return up(gen, ^occ, 8)<<8 | down(gen, ^occ, 8)>>8 |
		up(gen, edge.NotFileA&^occ, 1)<<1&edge.NotFileA |
		down(gen, edge.NotFileH&^occ, 1)>>1&edge.NotFileH
}

// Bishops returns the squares that any bishop of gen attacks, given the occupied squares.
func Bishops[B ~uint64](gen, occ B) B {
	return up(gen, edge.NotFileA&^occ, 9)<<9&edge.NotFileA |
		up(gen, edge.NotFileH&^occ, 7)<<7&edge.NotFileH |
		down(gen, edge.NotFileA&^occ, 7)>>7&edge.NotFileA |
		down(gen, edge.NotFileH&^occ, 9)>>9&edge.NotFileH
}

// Queens returns the squares that any queen of gen attacks, given the occupied squares.
func Queens[B ~uint64](gen, occ B) B {
	return Rooks(gen, occ) | Bishops(gen, occ)
}

// up returns gen and what it floods in six steps of the given distance towards higher squares.
func up[B ~uint64](gen, empty B, step uint8) B {
	one := gen << step & empty
	two := one << step & empty
	three := two << step & empty
	four := three << step & empty
	five := four << step & empty
	return gen | one | two | three | four | five | five<<step&empty
}

// down is up towards lower squares.
func down[B ~uint64](gen, empty B, step uint8) B {
	one := gen >> step & empty
	two := one >> step & empty
	three := two >> step & empty
	four := three >> step & empty
	five := four >> step & empty
	return gen | one | two | three | four | five | five>>step&empty
}
