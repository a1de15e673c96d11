package dumb7

// The occluded fills: gen flows in one direction over the empty squares, all its squares at
// once, and stops before the first occupied one. The result holds gen itself and every empty
// square that it reaches: gen, and of the squares that it attacks the empty ones.

// NorthOccluded fills gen towards rank 8 over empty.
func NorthOccluded[B ~uint64](gen, empty B) B { return gen | North(gen, empty)&empty }

// SouthOccluded fills gen towards rank 1 over empty.
func SouthOccluded[B ~uint64](gen, empty B) B { return gen | South(gen, empty)&empty }

// EastOccluded fills gen towards the h-file over empty.
func EastOccluded[B ~uint64](gen, empty B) B { return gen | East(gen, empty)&empty }

// WestOccluded fills gen towards the a-file over empty.
func WestOccluded[B ~uint64](gen, empty B) B { return gen | West(gen, empty)&empty }

// NorthEastOccluded fills gen towards h8 over empty.
func NorthEastOccluded[B ~uint64](gen, empty B) B { return gen | NorthEast(gen, empty)&empty }

// NorthWestOccluded fills gen towards a8 over empty.
func NorthWestOccluded[B ~uint64](gen, empty B) B { return gen | NorthWest(gen, empty)&empty }

// SouthEastOccluded fills gen towards h1 over empty.
func SouthEastOccluded[B ~uint64](gen, empty B) B { return gen | SouthEast(gen, empty)&empty }

// SouthWestOccluded fills gen towards a1 over empty.
func SouthWestOccluded[B ~uint64](gen, empty B) B { return gen | SouthWest(gen, empty)&empty }
