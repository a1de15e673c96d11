package dumb7

import "github.com/bitray/bitray/internal/edge"

// The attacks of sets of sliders in one direction: six steps over empty squares and one more,
// which may end on an occupied one. Where a step changes the file, the file that it
// would wrap to counts as occupied, and the last step leaves it out.

// North returns the squares that the sliders of gen attack towards rank 8, given the occupied
// squares.
func North[B ~uint64](gen, occ B) B { return up(gen, ^occ, 8) << 8 }

// South returns the squares that the sliders of gen attack towards rank 1, given the occupied
// squares.
func South[B ~uint64](gen, occ B) B { return down(gen, ^occ, 8) >> 8 }

// East returns the squares that the sliders of gen attack towards the h-file, given the occupied
// squares.
func East[B ~uint64](gen, occ B) B {
	return up(gen, edge.NotFileA&^occ, 1) << 1 & edge.NotFileA
}

// West returns the squares that the sliders of gen attack towards the a-file, given the occupied
// squares.
func West[B ~uint64](gen, occ B) B {
	return down(gen, edge.NotFileH&^occ, 1) >> 1 & edge.NotFileH
}

// NorthEast returns the squares that the sliders of gen attack towards h8, given the occupied
// squares.
func NorthEast[B ~uint64](gen, occ B) B {
	return up(gen, edge.NotFileA&^occ, 9) << 9 & edge.NotFileA
}

// NorthWest returns the squares that the sliders of gen attack towards a8, given the occupied
// squares.
func NorthWest[B ~uint64](gen, occ B) B {
	return up(gen, edge.NotFileH&^occ, 7) << 7 & edge.NotFileH
}

// SouthEast returns the squares that the sliders of gen attack towards h1, given the occupied
// squares.
func SouthEast[B ~uint64](gen, occ B) B {
	return down(gen, edge.NotFileA&^occ, 7) >> 7 & edge.NotFileA
}

// SouthWest returns the squares that the sliders of gen attack towards a1, given the occupied
// squares.
func SouthWest[B ~uint64](gen, occ B) B {
	return down(gen, edge.NotFileH&^occ, 9) >> 9 & edge.NotFileH
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
