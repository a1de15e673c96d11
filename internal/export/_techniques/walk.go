package attacks

// Squares from which a step towards higher or lower files would leave the board.
const (
	lowEdge  uint64 = 0x0101010101010101
	highEdge uint64 = 0x8080808080808080
)

// walkUp goes from a square to higher ones, step by step, until it comes to an occupied square or to the
// edge.
func walkUp(square uint, occupied uint64, step uint, edge uint64) uint64 {
	attacked := uint64(0)
	at := (uint64(1) << square) &^ edge
	for at != 0 {
		at <<= step
		attacked |= at
		at &^= occupied | edge
	}
	return attacked
}

// walkDown goes from a square to lower ones, step by step, until it comes to an occupied square or to the
// edge.
func walkDown(square uint, occupied uint64, step uint, edge uint64) uint64 {
	attacked := uint64(0)
	at := (uint64(1) << square) &^ edge
	for at != 0 {
		at >>= step
		attacked |= at
		at &^= occupied | edge
	}
	return attacked
}

// walkRook returns the squares that a rook attacks, found by walking along its rays.
func walkRook(square uint, occupied uint64) uint64 {
	return walkUp(square, occupied, 8, 0) |
		walkDown(square, occupied, 8, 0) |
		walkUp(square, occupied, 1, highEdge) |
		walkDown(square, occupied, 1, lowEdge)
}

// walkBishop returns the squares that a bishop attacks, found by walking along its rays.
func walkBishop(square uint, occupied uint64) uint64 {
	return walkUp(square, occupied, 9, highEdge) |
		walkDown(square, occupied, 9, lowEdge) |
		walkUp(square, occupied, 7, lowEdge) |
		walkDown(square, occupied, 7, highEdge)
}
