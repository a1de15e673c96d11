package dumb7

// The attacks of sets of sliders in one direction: six steps over empty squares and one more,
// which may end on an occupied one. If gen holds several sliders on one ray, those behind are
// attacked by those before, as they should be. Where a step changes the file, the file that it
// would wrap to counts as occupied, and the last step leaves it out.

// North returns the squares that the sliders of gen attack towards rank 8.
func North[B ~uint64](gen, empty B) B { return up(gen, empty, 8) << 8 }

// South returns the squares that the sliders of gen attack towards rank 1.
func South[B ~uint64](gen, empty B) B { return down(gen, empty, 8) >> 8 }

// East returns the squares that the sliders of gen attack towards the h-file.
func East[B ~uint64](gen, empty B) B { return up(gen, empty&notA, 1) << 1 & notA }

// West returns the squares that the sliders of gen attack towards the a-file.
func West[B ~uint64](gen, empty B) B { return down(gen, empty&notH, 1) >> 1 & notH }

// NorthEast returns the squares that the sliders of gen attack towards h8.
func NorthEast[B ~uint64](gen, empty B) B { return up(gen, empty&notA, 9) << 9 & notA }

// NorthWest returns the squares that the sliders of gen attack towards a8.
func NorthWest[B ~uint64](gen, empty B) B { return up(gen, empty&notH, 7) << 7 & notH }

// SouthEast returns the squares that the sliders of gen attack towards h1.
func SouthEast[B ~uint64](gen, empty B) B { return down(gen, empty&notA, 7) >> 7 & notA }

// SouthWest returns the squares that the sliders of gen attack towards a1.
func SouthWest[B ~uint64](gen, empty B) B { return down(gen, empty&notH, 9) >> 9 & notH }

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
