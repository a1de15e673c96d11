package sbamg

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// row holds the four lines through one square, each without the square itself.
type row struct {
	rank, file, diagonal, antiDiagonal uint64
}

var rows = buildRows()

func buildRows() (rows [64]row) {
	for sq := range rows {
		others := ^(uint64(1) << sq)
		rows[sq] = row{
			rank:         transform.RankMask[uint64](sq) & others,
			file:         transform.FileMask[uint64](sq) & others,
			diagonal:     transform.DiagonalMask[uint64](sq) & others,
			antiDiagonal: transform.AntiDiagonalMask[uint64](sq) & others,
		}
	}
	return rows
}

// guard stands in for a blocker below the slider where there is none.
const guard = 1

// Rook and Bishop are written out instead of calling slide, because the compiler's inlining
// budget is spent by calls first: as they stand, they just fit.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	below := uint64(1)<<(uint8(sq)&63) - 1
	f, k := uint64(occ)&r.file|guard, uint64(occ)&r.rank|guard
	return B((f-uint64(3)<<(bits.Len64(f&below|guard)-1)^f)&r.file |
		(k-uint64(3)<<(bits.Len64(k&below|guard)-1)^k)&r.rank)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	below := uint64(1)<<(uint8(sq)&63) - 1
	d, a := uint64(occ)&r.diagonal|guard, uint64(occ)&r.antiDiagonal|guard
	return B((d-uint64(3)<<(bits.Len64(d&below|guard)-1)^d)&r.diagonal |
		(a-uint64(3)<<(bits.Len64(a&below|guard)-1)^a)&r.antiDiagonal)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	below := uint64(1)<<(sq&63) - 1
	return slide(r.file, below, occ) | slide(r.rank, below, occ) |
		slide(r.diagonal, below, occ) | slide(r.antiDiagonal, below, occ)
}
