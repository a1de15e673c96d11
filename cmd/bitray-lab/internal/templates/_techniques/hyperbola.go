package attacks

// The places of the lines of a square in its row of the table, and of the square itself.
const (
	file         uint = 0
	diagonal     uint = 1
	antiDiagonal uint = 2
	itself       uint = 3
)

// The lines of each square, without the square itself, and the square.
var lines [64][4]uint64

// The attacks on a rank by the place of the slider and by the six inner squares of the rank.
var rankAttacks [8][64]uint8

// Returns what a slider attacks on a line that has one square on each rank at most, so that swapping
// the bytes reverses it. Subtracting the slider from the blockers borrows from the next one above; in the
// swapped words, from the next one below.
func slide(square, line uint, occupied uint64) uint64 {
	mask := lines[square][line]
	slider := lines[square][itself]
	blockers := occupied & mask
	up := blockers - slider
	turned := swapBytes(blockers) - swapBytes(slider)
	down := swapBytes(turned)
	return (up ^ down) & mask
}

// Looks up what a slider attacks on its rank, which a byte swap does not reverse. The outer squares of
// the rank make no difference.
func onRank(square uint, occupied uint64) uint64 {
	start := square & 56
	inner := occupied >> start >> 1 & 63
	return uint64(rankAttacks[square&7][inner]) << start
}

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return slide(square, file, occupied) | onRank(square, occupied)
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return slide(square, diagonal, occupied) |
		slide(square, antiDiagonal, occupied)
}
