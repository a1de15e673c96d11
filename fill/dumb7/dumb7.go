package dumb7

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
)

// Each direction is six steps over empty squares and one more, which may end on an occupied one. Where a
// step changes the file, the file that it would wrap to counts as occupied, and the last step leaves it out.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	gen := B(1) << (uint8(sq) & 63)
	return up(gen, ^occ, 8)<<8 | down(gen, ^occ, 8)>>8 |
		up(gen, edge.NotFileA&^occ, 1)<<1&edge.NotFileA |
		down(gen, edge.NotFileH&^occ, 1)>>1&edge.NotFileH
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	gen := B(1) << (uint8(sq) & 63)
	return up(gen, edge.NotFileA&^occ, 9)<<9&edge.NotFileA |
		up(gen, edge.NotFileH&^occ, 7)<<7&edge.NotFileH |
		down(gen, edge.NotFileA&^occ, 7)>>7&edge.NotFileA |
		down(gen, edge.NotFileH&^occ, 9)>>9&edge.NotFileH
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B { return Rook(sq, occ) | Bishop(sq, occ) }

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
