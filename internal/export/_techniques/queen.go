package attacks

// queen returns the squares that a queen on a square, 0 to 63, attacks.
func queen(square uint, occupied uint64) uint64 {
	return rook(square, occupied) | bishop(square, occupied)
}
