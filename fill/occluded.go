package fill

import "github.com/bitray/bitray/internal/edge"

// The occluded fills: gen flows in one direction over the empty squares, all its squares at
// once, and stops before the first occupied one. The result holds gen itself and every empty
// square that it reaches.
//
// Each step doubles the distance: gen by one square, then by two, then by four. The squares
// that may be flown through are doubled with it: after the first step, empty means "this
// square and the one before it are empty". Where a step changes the file, the file that it
// would wrap to is taken out of empty before the first.

// NorthOccluded fills gen towards rank 8 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func NorthOccluded[B ~uint64](gen, empty B) B {
	gen |= empty & (gen << 8)
	empty &= empty << 8
	gen |= empty & (gen << 16)
	empty &= empty << 16
	return gen | empty&(gen<<32)
}

// SouthOccluded fills gen towards rank 1 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func SouthOccluded[B ~uint64](gen, empty B) B {
	gen |= empty & (gen >> 8)
	empty &= empty >> 8
	gen |= empty & (gen >> 16)
	empty &= empty >> 16
	return gen | empty&(gen>>32)
}

// EastOccluded fills gen towards the h-file over the squares of empty: it returns gen and the empty
// squares that it reaches.
func EastOccluded[B ~uint64](gen, empty B) B {
	empty &= edge.NotFileA
	gen |= empty & (gen << 1)
	empty &= empty << 1
	gen |= empty & (gen << 2)
	empty &= empty << 2
	return gen | empty&(gen<<4)
}

// WestOccluded fills gen towards the a-file over the squares of empty: it returns gen and the empty
// squares that it reaches.
func WestOccluded[B ~uint64](gen, empty B) B {
	empty &= edge.NotFileH
	gen |= empty & (gen >> 1)
	empty &= empty >> 1
	gen |= empty & (gen >> 2)
	empty &= empty >> 2
	return gen | empty&(gen>>4)
}

// NorthEastOccluded fills gen towards h8 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func NorthEastOccluded[B ~uint64](gen, empty B) B {
	empty &= edge.NotFileA
	gen |= empty & (gen << 9)
	empty &= empty << 9
	gen |= empty & (gen << 18)
	empty &= empty << 18
	return gen | empty&(gen<<36)
}

// NorthWestOccluded fills gen towards a8 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func NorthWestOccluded[B ~uint64](gen, empty B) B {
	empty &= edge.NotFileH
	gen |= empty & (gen << 7)
	empty &= empty << 7
	gen |= empty & (gen << 14)
	empty &= empty << 14
	return gen | empty&(gen<<28)
}

// SouthEastOccluded fills gen towards h1 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func SouthEastOccluded[B ~uint64](gen, empty B) B {
	empty &= edge.NotFileA
	gen |= empty & (gen >> 7)
	empty &= empty >> 7
	gen |= empty & (gen >> 14)
	empty &= empty >> 14
	return gen | empty&(gen>>28)
}

// SouthWestOccluded fills gen towards a1 over the squares of empty: it returns gen and the empty
// squares that it reaches.
func SouthWestOccluded[B ~uint64](gen, empty B) B {
	empty &= edge.NotFileH
	gen |= empty & (gen >> 9)
	empty &= empty >> 9
	gen |= empty & (gen >> 18)
	empty &= empty >> 18
	return gen | empty&(gen>>36)
}
