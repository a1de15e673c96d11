package attacks

// The files that a step sideways would wrap to.
const (
	fileA uint64 = 0x0101010101010101
	fileH uint64 = 0x8080808080808080
)

// rookFill returns the squares that any rook of a set attacks.
func rookFill(rooks, occupied uint64) uint64 {
	return north(rooks, occupied) |
		south(rooks, occupied) |
		east(rooks, occupied) |
		west(rooks, occupied)
}

// bishopFill returns the squares that any bishop of a set attacks.
func bishopFill(bishops, occupied uint64) uint64 {
	return northEast(bishops, occupied) |
		southWest(bishops, occupied) |
		northWest(bishops, occupied) |
		southEast(bishops, occupied)
}

// queenFill returns the squares that any queen of a set attacks.
func queenFill(queens, occupied uint64) uint64 {
	return rookFill(queens, occupied) | bishopFill(queens, occupied)
}

// rook returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return rookFill(uint64(1)<<(square&63), occupied)
}

// bishop returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return bishopFill(uint64(1)<<(square&63), occupied)
}
