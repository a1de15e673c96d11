package between

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// line is a line through a square, cut in two at the square. first and last are its ends, or the square
// itself where it is an end.
type line struct{ above, below, first, last uint64 }

// row holds the four lines through a square: two cache lines.
type row struct{ rank, file, diagonal, antiDiagonal line }

var (
	rows = buildRows()

	// segments holds, at 64 times one square plus another that is not lower, the squares from the one to the
	// other on the line that they share, both included; nothing for squares that share none.
	segments = buildSegments()
)

func buildRows() (rows [64]row) {
	for sq, h := range tabulate.HalfLinesTable() {
		rows[sq] = row{
			rank:         newLine(h.RankAbove, h.RankBelow, sq),
			file:         newLine(h.FileAbove, h.FileBelow, sq),
			diagonal:     newLine(h.DiagonalAbove, h.DiagonalBelow, sq),
			antiDiagonal: newLine(h.AntiDiagonalAbove, h.AntiDiagonalBelow, sq),
		}
	}
	return rows
}

func newLine(above, below uint64, sq int) line {
	slider := uint64(1) << sq
	all := below | slider | above
	return line{above: above, below: below, first: all & -all, last: 1 << (bits.Len64(all) - 1)}
}

func buildSegments() (table [64 * 64]uint64) {
	for low, h := range tabulate.HalfLinesTable() {
		for _, above := range []uint64{h.RankAbove, h.FileAbove, h.DiagonalAbove, h.AntiDiagonalAbove} {
			segment := uint64(1) << low
			table[low<<6|low] = segment
			for ; above != 0; above &= above - 1 {
				segment |= above & -above
				table[low<<6|bits.TrailingZeros64(above)] = segment
			}
		}
	}
	return table
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint8(sq), uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint8(sq), uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

// Both segments hold the slider's square, and nothing else in common: their difference leaves it out.

func rook(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return r.rank.segment(occ) ^ r.file.segment(occ)
}

func bishop(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return r.diagonal.segment(occ) ^ r.antiDiagonal.segment(occ)
}

func queen(sq uint8, occ uint64) uint64 { return rook(sq, occ) | bishop(sq, occ) }

// segment returns the squares from the nearest piece below the slider to the nearest above it, or from and to
// the ends of the line where there is none. The slider's square is among them.
func (l *line) segment(occ uint64) uint64 {
	low := bits.Len64(occ&l.below|l.first) - 1
	high := bits.TrailingZeros64(occ&l.above | l.last)
	return segments[(low<<6|high)&(len(segments)-1)]
}
