package attacks

// The places of the lines of a square in its row of the table: of each the half above the square; the half
// below follows.
const (
	file         uint = 0
	rank         uint = 2
	diagonal     uint = 4
	antiDiagonal uint = 6
)

// The lines of each square, cut in two at the square.
var halves [64][8]uint64

// Returns what a slider attacks on a line. Subtracting the next blocker below from those above borrows
// from the next one above: what changes is all from the one to the other. Square 0, which ends all lines,
// stands in for a blocker below.
func slide(square, line uint, occupied uint64) uint64 {
	above := halves[square][line]
	below := halves[square][line+1]
	upper := occupied & above
	lower := occupied & below
	next := uint64(1) << highest(lower|1)
	return (upper ^ (upper - next)) & (above | below)
}

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return slide(square, file, occupied) |
		slide(square, rank, occupied)
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return slide(square, diagonal, occupied) |
		slide(square, antiDiagonal, occupied)
}
