package attacks

// The files that a step sideways would wrap to.
const (
	fileA uint64 = 0x0101010101010101
	fileH uint64 = 0x8080808080808080
)

// north returns the squares that the sliders of a set attack towards rank 8.
func north(sliders, occupied uint64) uint64 {
	empty := ^occupied
	// The sliders flow over empty squares by one step, then by two, then by four; the squares that let them
	// pass by as many are those that did so by half, twice.
	flood := sliders
	flood |= empty & (flood << 8)
	empty &= empty << 8
	flood |= empty & (flood << 16)
	empty &= empty << 16
	flood |= empty & (flood << 32)
	return flood << 8
}

// south returns the squares that the sliders of a set attack towards rank 1.
func south(sliders, occupied uint64) uint64 {
	empty := ^occupied
	flood := sliders
	flood |= empty & (flood >> 8)
	empty &= empty >> 8
	flood |= empty & (flood >> 16)
	empty &= empty >> 16
	flood |= empty & (flood >> 32)
	return flood >> 8
}

// east returns the squares that the sliders of a set attack towards file h.
func east(sliders, occupied uint64) uint64 {
	empty := ^(occupied | fileA)
	flood := sliders
	flood |= empty & (flood << 1)
	empty &= empty << 1
	flood |= empty & (flood << 2)
	empty &= empty << 2
	flood |= empty & (flood << 4)
	return flood << 1 &^ fileA
}

// west returns the squares that the sliders of a set attack towards file a.
func west(sliders, occupied uint64) uint64 {
	empty := ^(occupied | fileH)
	flood := sliders
	flood |= empty & (flood >> 1)
	empty &= empty >> 1
	flood |= empty & (flood >> 2)
	empty &= empty >> 2
	flood |= empty & (flood >> 4)
	return flood >> 1 &^ fileH
}

// northEast returns the squares that the sliders of a set attack towards h8.
func northEast(sliders, occupied uint64) uint64 {
	empty := ^(occupied | fileA)
	flood := sliders
	flood |= empty & (flood << 9)
	empty &= empty << 9
	flood |= empty & (flood << 18)
	empty &= empty << 18
	flood |= empty & (flood << 36)
	return flood << 9 &^ fileA
}

// northWest returns the squares that the sliders of a set attack towards a8.
func northWest(sliders, occupied uint64) uint64 {
	empty := ^(occupied | fileH)
	flood := sliders
	flood |= empty & (flood << 7)
	empty &= empty << 7
	flood |= empty & (flood << 14)
	empty &= empty << 14
	flood |= empty & (flood << 28)
	return flood << 7 &^ fileH
}

// southEast returns the squares that the sliders of a set attack towards h1.
func southEast(sliders, occupied uint64) uint64 {
	empty := ^(occupied | fileA)
	flood := sliders
	flood |= empty & (flood >> 7)
	empty &= empty >> 7
	flood |= empty & (flood >> 14)
	empty &= empty >> 14
	flood |= empty & (flood >> 28)
	return flood >> 7 &^ fileA
}

// southWest returns the squares that the sliders of a set attack towards a1.
func southWest(sliders, occupied uint64) uint64 {
	empty := ^(occupied | fileH)
	flood := sliders
	flood |= empty & (flood >> 9)
	empty &= empty >> 9
	flood |= empty & (flood >> 18)
	empty &= empty >> 18
	flood |= empty & (flood >> 36)
	return flood >> 9 &^ fileH
}

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
