package fill

import "github.com/bitray/bitray/internal/edge"

// The attacks of sets of sliders in one direction are an occluded fill, moved by one more step: gen flows over the empty
// squares, all its squares at once, and stops before the first occupied one.
//
// Each step doubles the distance: gen by one square, then by two, then by four. The squares that may be flown through
// are doubled with it: after the first step, empty means "this square and the one before it are empty". Where a step
// changes the file, the file that it would wrap to is taken out of empty before the first.

// North returns the squares that the sliders of gen attack towards rank 8, given the occupied
// squares.
func North[B ~uint64](gen, occ B) B {
	empty := ^occ
	gen |= empty & (gen << 8)
	empty &= empty << 8
	gen |= empty & (gen << 16)
	empty &= empty << 16
	return (gen | empty&(gen<<32)) << 8
}

// South returns the squares that the sliders of gen attack towards rank 1, given the occupied
// squares.
func South[B ~uint64](gen, occ B) B {
	empty := ^occ
	gen |= empty & (gen >> 8)
	empty &= empty >> 8
	gen |= empty & (gen >> 16)
	empty &= empty >> 16
	return (gen | empty&(gen>>32)) >> 8
}

// East returns the squares that the sliders of gen attack towards the h-file, given the occupied
// squares.
func East[B ~uint64](gen, occ B) B {
	empty := ^occ & edge.NotFileA
	gen |= empty & (gen << 1)
	empty &= empty << 1
	gen |= empty & (gen << 2)
	empty &= empty << 2
	return (gen | empty&(gen<<4)) << 1 & edge.NotFileA
}

// West returns the squares that the sliders of gen attack towards the a-file, given the occupied
// squares.
func West[B ~uint64](gen, occ B) B {
	empty := ^occ & edge.NotFileH
	gen |= empty & (gen >> 1)
	empty &= empty >> 1
	gen |= empty & (gen >> 2)
	empty &= empty >> 2
	return (gen | empty&(gen>>4)) >> 1 & edge.NotFileH
}

// NorthEast returns the squares that the sliders of gen attack towards h8, given the occupied
// squares.
func NorthEast[B ~uint64](gen, occ B) B {
	empty := ^occ & edge.NotFileA
	gen |= empty & (gen << 9)
	empty &= empty << 9
	gen |= empty & (gen << 18)
	empty &= empty << 18
	return (gen | empty&(gen<<36)) << 9 & edge.NotFileA
}

// NorthWest returns the squares that the sliders of gen attack towards a8, given the occupied
// squares.
func NorthWest[B ~uint64](gen, occ B) B {
	empty := ^occ & edge.NotFileH
	gen |= empty & (gen << 7)
	empty &= empty << 7
	gen |= empty & (gen << 14)
	empty &= empty << 14
	return (gen | empty&(gen<<28)) << 7 & edge.NotFileH
}

// SouthEast returns the squares that the sliders of gen attack towards h1, given the occupied
// squares.
func SouthEast[B ~uint64](gen, occ B) B {
	empty := ^occ & edge.NotFileA
	gen |= empty & (gen >> 7)
	empty &= empty >> 7
	gen |= empty & (gen >> 14)
	empty &= empty >> 14
	return (gen | empty&(gen>>28)) >> 7 & edge.NotFileA
}

// SouthWest returns the squares that the sliders of gen attack towards a1, given the occupied
// squares.
func SouthWest[B ~uint64](gen, occ B) B {
	empty := ^occ & edge.NotFileH
	gen |= empty & (gen >> 9)
	empty &= empty >> 9
	gen |= empty & (gen >> 18)
	empty &= empty >> 18
	return (gen | empty&(gen>>36)) >> 9 & edge.NotFileH
}
