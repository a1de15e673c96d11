package attacks

// stir returns the next of a sequence of random numbers.
func stir(seed uint64) uint64 {
	next := seed
	next ^= next << 13
	next ^= next >> 7
	next ^= next << 17
	return next
}

// testRook compares the rook with the walk, and the queen, for all subsets of the squares that the rook may
// see. Random squares beside them are occupied too: they must make no difference to the rook. It returns the
// number of right answers.
func testRook(square uint) uint {
	view := walkRook(square, 0)
	right := uint(0)
	noise := uint64(0x9e3779b97f4a7c15)
	subset := uint64(0)
	for {
		noise = stir(noise)
		occupied := subset | noise&^view
		want := walkRook(square, occupied)
		if rook(square, occupied) == want &&
			queen(square, occupied) == want|walkBishop(square, occupied) {
			right += 1
		}
		subset = (subset - view) & view
		if subset == 0 {
			break
		}
	}
	return right
}

// testBishop is to the bishop what testRook is to the rook.
