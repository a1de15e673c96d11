package fill

// The attacks of sets of sliders in one direction: the occluded fill, moved by one more step,
// so that it holds the squares passed and the first occupied one, but not gen. If gen holds
// several sliders on one ray, those behind are attacked by those before, as they should be.

// North returns the squares that the sliders of gen attack towards rank 8.
func North[B ~uint64](gen, empty B) B {
	return NorthOccluded(gen, empty) << 8
}

// South returns the squares that the sliders of gen attack towards rank 1.
func South[B ~uint64](gen, empty B) B {
	return SouthOccluded(gen, empty) >> 8
}

// East returns the squares that the sliders of gen attack towards the h-file.
func East[B ~uint64](gen, empty B) B {
	return EastOccluded(gen, empty) << 1 & notA
}

// West returns the squares that the sliders of gen attack towards the a-file.
func West[B ~uint64](gen, empty B) B {
	return WestOccluded(gen, empty) >> 1 & notH
}

// NorthEast returns the squares that the sliders of gen attack towards h8.
func NorthEast[B ~uint64](gen, empty B) B {
	return NorthEastOccluded(gen, empty) << 9 & notA
}

// NorthWest returns the squares that the sliders of gen attack towards a8.
func NorthWest[B ~uint64](gen, empty B) B {
	return NorthWestOccluded(gen, empty) << 7 & notH
}

// SouthEast returns the squares that the sliders of gen attack towards h1.
func SouthEast[B ~uint64](gen, empty B) B {
	return SouthEastOccluded(gen, empty) >> 7 & notA
}

// SouthWest returns the squares that the sliders of gen attack towards a1.
func SouthWest[B ~uint64](gen, empty B) B {
	return SouthWestOccluded(gen, empty) >> 9 & notH
}
