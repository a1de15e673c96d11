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
