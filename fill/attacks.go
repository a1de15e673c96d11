package fill

import "github.com/bitray/bitray/internal/edge"

// The attacks of sets of sliders in one direction: the occluded fill, moved by one more step, so that
// it holds the squares passed and the first occupied one, without gen.

// North returns the squares that the sliders of gen attack towards rank 8, given the occupied
// squares.
func North[B ~uint64](gen, occ B) B {
	return NorthOccluded(gen, ^occ) << 8
}

// South returns the squares that the sliders of gen attack towards rank 1, given the occupied
// squares.
func South[B ~uint64](gen, occ B) B {
	return SouthOccluded(gen, ^occ) >> 8
}

// East returns the squares that the sliders of gen attack towards the h-file, given the occupied
// squares.
func East[B ~uint64](gen, occ B) B {
	return EastOccluded(gen, ^occ) << 1 & edge.NotFileA
}

// West returns the squares that the sliders of gen attack towards the a-file, given the occupied
// squares.
func West[B ~uint64](gen, occ B) B {
	return WestOccluded(gen, ^occ) >> 1 & edge.NotFileH
}

// NorthEast returns the squares that the sliders of gen attack towards h8, given the occupied
// squares.
func NorthEast[B ~uint64](gen, occ B) B {
	return NorthEastOccluded(gen, ^occ) << 9 & edge.NotFileA
}

// NorthWest returns the squares that the sliders of gen attack towards a8, given the occupied
// squares.
func NorthWest[B ~uint64](gen, occ B) B {
	return NorthWestOccluded(gen, ^occ) << 7 & edge.NotFileH
}

// SouthEast returns the squares that the sliders of gen attack towards h1, given the occupied
// squares.
func SouthEast[B ~uint64](gen, occ B) B {
	return SouthEastOccluded(gen, ^occ) >> 7 & edge.NotFileA
}

// SouthWest returns the squares that the sliders of gen attack towards a1, given the occupied
// squares.
func SouthWest[B ~uint64](gen, occ B) B {
	return SouthWestOccluded(gen, ^occ) >> 9 & edge.NotFileH
}
