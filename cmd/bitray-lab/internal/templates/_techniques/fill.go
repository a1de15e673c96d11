package attacks

// The files that a step sideways would wrap to.
const (
	fileA uint64 = 0x0101010101010101
	fileH uint64 = 0x8080808080808080
)

// Lets the sliders of a set flow over squares that let them pass, by one step, then by two, then by four, and at
// last by one onto what blocks them. The squares that let them pass by as many are those that did so by half,
// twice. A step is a shift to the left, or to the right by the other count.
func flow(sliders, passable uint64, left, right uint) uint64 {
	empty := passable
	flood := sliders
	flood |= empty & (flood << left >> right)
	empty &= empty << left >> right
	flood |= empty & (flood << (2 * left) >> (2 * right))
	empty &= empty << (2 * left) >> (2 * right)
	flood |= empty & (flood << (4 * left) >> (4 * right))
	return flood << left >> right
}

// Returns the squares that the sliders of a set attack towards rank 8.
func north(sliders, occupied uint64) uint64 {
	return flow(sliders, ^occupied, 8, 0)
}

// Returns the squares that the sliders of a set attack towards rank 1.
func south(sliders, occupied uint64) uint64 {
	return flow(sliders, ^occupied, 0, 8)
}

// Returns the squares that the sliders of a set attack towards file h.
func east(sliders, occupied uint64) uint64 {
	return flow(sliders, ^(occupied|fileA), 1, 0) & ^fileA
}

// Returns the squares that the sliders of a set attack towards file a.
func west(sliders, occupied uint64) uint64 {
	return flow(sliders, ^(occupied|fileH), 0, 1) & ^fileH
}

// Returns the squares that the sliders of a set attack towards h8.
func northEast(sliders, occupied uint64) uint64 {
	return flow(sliders, ^(occupied|fileA), 9, 0) & ^fileA
}

// Returns the squares that the sliders of a set attack towards a8.
func northWest(sliders, occupied uint64) uint64 {
	return flow(sliders, ^(occupied|fileH), 7, 0) & ^fileH
}

// Returns the squares that the sliders of a set attack towards h1.
func southEast(sliders, occupied uint64) uint64 {
	return flow(sliders, ^(occupied|fileA), 0, 7) & ^fileA
}

// Returns the squares that the sliders of a set attack towards a1.
func southWest(sliders, occupied uint64) uint64 {
	return flow(sliders, ^(occupied|fileH), 0, 9) & ^fileH
}

// Returns the squares that any rook of a set attacks. The self-test of single rooks is one of sets: every step of
// a fill goes the same way for each slider, whatever the others are.
func rookFill(rooks, occupied uint64) uint64 {
	return north(rooks, occupied) |
		south(rooks, occupied) |
		east(rooks, occupied) |
		west(rooks, occupied)
}

// Returns the squares that any bishop of a set attacks.
func bishopFill(bishops, occupied uint64) uint64 {
	return northEast(bishops, occupied) |
		southWest(bishops, occupied) |
		northWest(bishops, occupied) |
		southEast(bishops, occupied)
}

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return rookFill(uint64(1)<<square, occupied)
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return bishopFill(uint64(1)<<square, occupied)
}
