package attacks

// The edges of the board, and the two diagonals through the corners.
const (
	rank1            uint64 = 0x00000000000000ff
	rank8            uint64 = 0xff00000000000000
	fileA            uint64 = 0x0101010101010101
	fileH            uint64 = 0x8080808080808080
	mainDiagonal     uint64 = 0x8040201008040201
	mainAntiDiagonal uint64 = 0x8102040810204081
)

// Returns what a slider attacks on a line. First is the line with the square 0, last the one with the
// square 63: shifted to the slider they are its rays, and the edges above and below stop them. Shifted to the
// first blockers on either side they have the squares between in common.
func span(square uint, occupied, first, last, top, bottom uint64) uint64 {
	others := ^(uint64(1) << square)
	blockers := occupied & others
	upper := lowest(first << square & (blockers | top))
	lower := highest(last >> (63 - square) & (blockers | bottom))
	return last >> (63 - upper) & (first << lower) & others
}

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return span(square, occupied, fileA, fileH, rank8, rank1) |
		span(square, occupied, rank1, rank8, fileH, fileA)
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return span(square, occupied, mainDiagonal, mainDiagonal, rank8|fileH, rank1|fileA) |
		span(square, occupied, mainAntiDiagonal, mainAntiDiagonal, rank8|fileA, rank1|fileH)
}
