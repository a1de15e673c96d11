//lint:file-ignore U1000 the assembly goes on to the portable functions

package arithshift

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// The lanes of a row, two for the rook and two for the bishop.
const (
	rank = iota
	file
	diagonal
	antiDiagonal
)

// row holds the lines through a square, cut in two at the square itself, a line in each lane: one
// cache line. The kernels know the layout.
type row struct{ above, below [4]uint64 }

var rows = buildRows()

func buildRows() (rows [64]row) {
	for sq, h := range tabulate.HalfLinesTable() {
		rows[sq] = row{
			above: [4]uint64{rank: h.RankAbove, file: h.FileAbove, diagonal: h.DiagonalAbove, antiDiagonal: h.AntiDiagonalAbove},
			below: [4]uint64{rank: h.RankBelow, file: h.FileBelow, diagonal: h.DiagonalBelow, antiDiagonal: h.AntiDiagonalBelow},
		}
	}
	return rows
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint64(sq)&63, uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint64(sq)&63, uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint64(sq)&63, uint64(occ)))
}

// The portable functions are the lanes one after the other.

func portableRook(sq, occ uint64) uint64 {
	r := &rows[sq&63]
	return slide(r.above[rank], r.below[rank], occ) | slide(r.above[file], r.below[file], occ)
}

func portableBishop(sq, occ uint64) uint64 {
	r := &rows[sq&63]
	return slide(r.above[diagonal], r.below[diagonal], occ) | slide(r.above[antiDiagonal], r.below[antiDiagonal], occ)
}

func portableQueen(sq, occ uint64) uint64 { return portableRook(sq, occ) | portableBishop(sq, occ) }

// top is the highest square alone, which is a negative number: shifted right, it drags ones behind it.
const top = -1 << 63

// slide returns the attacks on one line, given its squares above and below the slider. A shift by 64, for
// a free way down, would take a test; with a1 as a guard it is 63, which fills the word just as well.
func slide(above, below, occ uint64) uint64 {
	u, l := occ&above, occ&below
	return (u^(u-1))&above | uint64(int64(top)>>((64-bits.Len64(l|1))&63))&below
}
