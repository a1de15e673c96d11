package dumb7

// The occluded fills: gen flows in one direction over the empty squares, all its squares at
// once, and stops before the first occupied one. The result holds gen itself and every empty
// square that it reaches: gen, and of the squares that it attacks the empty ones.

// NorthOccluded fills gen towards rank 8 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func NorthOccluded[B ~uint64](gen, empty B) B { return gen | North(gen, ^empty)&empty }

// SouthOccluded fills gen towards rank 1 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func SouthOccluded[B ~uint64](gen, empty B) B { return gen | South(gen, ^empty)&empty }

// EastOccluded fills gen towards the h-file over the squares of empty: it returns gen and the empty
// squares that it reaches.
func EastOccluded[B ~uint64](gen, empty B) B { return gen | East(gen, ^empty)&empty }

// WestOccluded fills gen towards the a-file over the squares of empty: it returns gen and the empty
// squares that it reaches.
func WestOccluded[B ~uint64](gen, empty B) B { return gen | West(gen, ^empty)&empty }

// NorthEastOccluded fills gen towards h8 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func NorthEastOccluded[B ~uint64](gen, empty B) B { return gen | NorthEast(gen, ^empty)&empty }

// NorthWestOccluded fills gen towards a8 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func NorthWestOccluded[B ~uint64](gen, empty B) B { return gen | NorthWest(gen, ^empty)&empty }

// SouthEastOccluded fills gen towards h1 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func SouthEastOccluded[B ~uint64](gen, empty B) B { return gen | SouthEast(gen, ^empty)&empty }

// SouthWestOccluded fills gen towards a1 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func SouthWestOccluded[B ~uint64](gen, empty B) B { return gen | SouthWest(gen, ^empty)&empty }
