package attacks

// Factors that gather a line in the top six bits of the product, without a carry.
const (
	fileA      uint64 = 0x0101010101010101
	fileB      uint64 = 0x0202020202020202
	gatherFile uint64 = 0x0080402010080400
)

// The places of the lines of a square in its row of the table.
const (
	diagonal     uint = 0
	antiDiagonal uint = 1
)

// The diagonals of each square.
var lines [64][2]uint64

// The attacks on a rank by the place of the slider and by the six inner squares, copied to all ranks.
var fillUp [8][64]uint64

// The attacks on file a by the place of the slider and by the six inner squares, in reverse.
var fileAttacks [8][64]uint64

// Moves the file to square 0 and gathers its six inner squares, in reverse.
func onFile(square uint, occupied uint64) uint64 {
	start := square & 7
	inner := (occupied >> start & fileA) * gatherFile >> 58
	return fileAttacks[square>>3&7][inner] << start
}

// Looks the rank up, which needs no gathering but a shift.
func onRank(square uint, occupied uint64) uint64 {
	start := square & 56
	inner := occupied >> start >> 1 & 63
	return fillUp[square&7][inner] & (uint64(255) << start)
}

// Multiplies a diagonal by the second file: that adds up its squares side by side. The attacks, on all ranks,
// are cut to the line.
func slide(square, line uint, occupied uint64) uint64 {
	mask := lines[square][line]
	inner := (occupied & mask) * fileB >> 58
	return fillUp[square&7][inner] & mask
}

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return onFile(square, occupied) | onRank(square, occupied)
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return slide(square, diagonal, occupied) |
		slide(square, antiDiagonal, occupied)
}
