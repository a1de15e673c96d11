package textbook

// FlipVerticalShifts moves every rank to its place by itself: eight shifts, six masks.
// Source: Chess Programming Wiki, "the obvious approach with 21 operations".
func FlipVerticalShifts(x uint64) uint64 {
	return x<<56 |
		x<<40&0x00ff000000000000 |
		x<<24&0x0000ff0000000000 |
		x<<8&0x000000ff00000000 |
		x>>8&0x00000000ff000000 |
		x>>24&0x0000000000ff0000 |
		x>>40&0x000000000000ff00 |
		x>>56
}

// FlipVerticalSwaps exchanges neighboring ranks, pairs of ranks, and the halves of the board.
// Source: Chess Programming Wiki, 13 operations.
func FlipVerticalSwaps(x uint64) uint64 {
	const (
		ranks = 0x00ff00ff00ff00ff
		pairs = 0x0000ffff0000ffff
	)
	x = x>>8&ranks | x&ranks<<8
	x = x>>16&pairs | x&pairs<<16
	return x>>32 | x<<32
}

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
