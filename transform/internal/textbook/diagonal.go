package textbook

// FlipAntiDiagonal is the wiki's form: its first step looks at both ends of a pair in one
// expression and has a mask of both, where package transform does all three steps alike.
// Source: Chess Programming Wiki.
func FlipAntiDiagonal(x uint64) uint64 {
	t := x ^ x<<36
	x ^= 0xf0f0f0f00f0f0f0f & (t ^ x>>36)
	t = 0xcccc0000cccc0000 & (x ^ x<<18)
	x ^= t ^ t>>18
	t = 0xaa00aa00aa00aa00 & (x ^ x<<9)
	return x ^ t ^ t>>9
}
