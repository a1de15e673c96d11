package attacks

// selfTestCases is the number of subsets of all squares that a rook or a bishop may see, summed over the
// board, and that of all pairs of squares.
const selfTestCases uint = 1123840

// testSets compares sets of two sliders, the one on the square, with the walks of both, for random occupied
// squares. It returns the number of right answers.
func testSets(square uint) uint {
	right := uint(0)
	noise := uint64(0x9e3779b97f4a7c15)
	for other := range uint(64) {
		noise = stir(noise)
		set := uint64(1)<<square | uint64(1)<<other
		rooks := walkRook(square, noise) | walkRook(other, noise)
		bishops := walkBishop(square, noise) | walkBishop(other, noise)
		if rookFill(set, noise) == rooks &&
			bishopFill(set, noise) == bishops &&
			queenFill(set, noise) == rooks|bishops {
			right += 1
		}
	}
	return right
}

// selfTest compares the functions with a walk along the rays. It returns the number of right answers, which
// has to be selfTestCases.
func selfTest() uint {
	right := uint(0)
	for square := range uint(64) {
		right += testRook(square) + testBishop(square) + testSets(square)
	}
	return right
}
