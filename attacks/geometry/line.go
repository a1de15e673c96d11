package geometry

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// The tables of pairs of squares. They are filled from the rays; pairs that share no line stay
// empty.
var (
	between = buildBetween()
	// kinds holds which of the four lines two squares share: 1 for the file to 4 for the
	// anti-diagonal, 0 for none.
	kinds = buildKinds()
	// lines holds the four lines through each square, the square included, by their kinds.
	lines = buildLines()
)

func buildBetween() (table [64][64]uint64) {
	for d := range Direction(8) {
		for from, ray := range &rays[d] {
			for to := ray; to != 0; to &= to - 1 {
				table[from][bits.TrailingZeros64(to)] = ray & rays[d.Opposite()][bits.TrailingZeros64(to)]
			}
		}
	}
	return table
}

func buildKinds() (table [64][64]uint8) {
	for d := range Direction(8) {
		for from, ray := range &rays[d] {
			for to := ray; to != 0; to &= to - 1 {
				table[from][bits.TrailingZeros64(to)] = kind(d)
			}
		}
	}
	return table
}

func buildLines() (table [64][8]uint64) {
	for sq := range table {
		for d := North; d <= SouthEast; d++ {
			table[sq][kind(d)] = rays[d][sq] | rays[d.Opposite()][sq] | 1<<sq
		}
	}
	return table
}

// kind returns the kind of the lines that lead in direction d or back.
func kind(d Direction) uint8 { return uint8(d)&3 + 1 }

// Between returns the squares strictly between a and b (0 to 63, masked) if the two stand on one
// rank, file or diagonal, and nothing otherwise.
func Between[B ~uint64, S constraints.Integer](a, b S) B {
	return B(between[a&63][b&63])
}

// BetweenTo returns the squares between from and to (0 to 63, masked) together with to: the
// half-open way from the one to the other. If the two share no line, or are the same square, it is
// to alone. From the square of a king to a piece that gives check, of whatever kind, these are the
// squares that answer it.
func BetweenTo[B ~uint64, S constraints.Integer](from, to S) B {
	return B(between[from&63][to&63] | 1<<(to&63))
}

// Line returns the whole rank, file or diagonal, edge to edge, that a and b (0 to 63, masked) both stand on,
// and nothing if they share none or are the same square. A piece on b that is pinned to a king on a may go to
// the squares of the line.
func Line[B ~uint64, S constraints.Integer](a, b S) B {
	return B(lines[a&63][kinds[a&63][b&63]&7])
}
