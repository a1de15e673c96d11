package rotated

import "github.com/bitray/bitray/transform"

var (
	squares = buildSquares() // each alone

	// The attack tables are indexed by the square times 64 and the six inner squares of the
	// byte that holds the line.
	rankAttacks         = buildAttacks(fileOf, transform.ScatterRank[uint64, int])
	fileAttacks         = buildAttacks(rankOf, transform.ScatterFile[uint64, int])
	diagonalAttacks     = buildAttacks(fileOf, transform.ScatterDiagonal[uint64, int])
	antiDiagonalAttacks = buildAttacks(fileOf, transform.ScatterAntiDiagonal[uint64, int])
)

func buildSquares() (table [64]Occupancy[int, uint64]) {
	for sq := range table {
		table[sq] = New[int](uint64(1) << sq)
	}
	return table
}

func fileOf(sq int) int { return sq & 7 }
func rankOf(sq int) int { return sq >> 3 }

// buildAttacks fills the table of one kind of line. A byte may hold two short diagonals, end
// to end; scattering cuts off what belongs to the other, and what stands on either end of a
// line makes no difference, so neither do the first and the last bit of the byte.
func buildAttacks(place func(sq int) int, scatter func(sq int, line uint8) uint64) (table [64 * 64]uint64) {
	for sq := range 64 {
		for inner := range 64 {
			table[sq<<6|inner] = scatter(sq, transform.FirstRank(place(sq), uint8(inner<<1)))
		}
	}
	return table
}
