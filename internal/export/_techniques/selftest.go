package attacks

// selfTestCases is the number of subsets of all squares that a rook or a bishop may see, summed over the
// board.
const selfTestCases uint = 1119744

// selfTest compares the functions with a walk along the rays. It returns the number of right answers, which
// has to be selfTestCases.
func selfTest() uint {
	right := uint(0)
	for square := range uint(64) {
		right += testRook(square) + testBishop(square)
	}
	return right
}
