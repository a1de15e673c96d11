package leorik

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// row holds the lines through one square, cut in two at the square itself, in one cache line:
// above it the higher squares, below it the lower ones.
type row struct {
	rankAbove, rankBelow                 uint64
	fileAbove, fileBelow                 uint64
	diagonalAbove, diagonalBelow         uint64
	antiDiagonalAbove, antiDiagonalBelow uint64
}

var rows = buildRows()

func buildRows() (rows [64]row) {
	for sq := range rows {
		r := &rows[sq]
		r.rankAbove, r.rankBelow = transform.Halves(transform.RankMask[uint64](sq), sq)
		r.fileAbove, r.fileBelow = transform.Halves(transform.FileMask[uint64](sq), sq)
		r.diagonalAbove, r.diagonalBelow = transform.Halves(transform.DiagonalMask[uint64](sq), sq)
		r.antiDiagonalAbove, r.antiDiagonalBelow = transform.Halves(transform.AntiDiagonalMask[uint64](sq), sq)
	}
	return rows
}

// Rook and Bishop are written out instead of calling slide, because the compiler's inlining
// budget is spent by calls first: as they stand, they fit.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	f, k := uint64(occ)&r.fileAbove, uint64(occ)&r.rankAbove
	return B((f^(f-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.fileBelow|1)))&(r.fileAbove|r.fileBelow) |
		(k^(k-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.rankBelow|1)))&(r.rankAbove|r.rankBelow))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	d, a := uint64(occ)&r.diagonalAbove, uint64(occ)&r.antiDiagonalAbove
	return B((d^(d-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.diagonalBelow|1)))&(r.diagonalAbove|r.diagonalBelow) |
		(a^(a-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.antiDiagonalBelow|1)))&(r.antiDiagonalAbove|r.antiDiagonalBelow))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return slide(r.fileAbove, r.fileBelow, occ) | slide(r.rankAbove, r.rankBelow, occ) |
		slide(r.diagonalAbove, r.diagonalBelow, occ) | slide(r.antiDiagonalAbove, r.antiDiagonalBelow, occ)
}
