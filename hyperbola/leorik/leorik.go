package leorik

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// rows holds the lines through each square, cut in two at the square itself.
var rows = tabulate.HalfLinesTable()

// Rook and Bishop are written out instead of calling slide, because the compiler's inlining
// budget is spent by calls first: as they stand, they fit.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	f, k := uint64(occ)&r.FileAbove, uint64(occ)&r.RankAbove
	return B((f^(f-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.FileBelow|1)))&(r.FileAbove|r.FileBelow) |
		(k^(k-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.RankBelow|1)))&(r.RankAbove|r.RankBelow))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	d, a := uint64(occ)&r.DiagonalAbove, uint64(occ)&r.AntiDiagonalAbove
	return B((d^(d-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.DiagonalBelow|1)))&(r.DiagonalAbove|r.DiagonalBelow) |
		(a^(a-1)^uint64(1<<63-1)>>(64-bits.Len64(uint64(occ)&r.AntiDiagonalBelow|1)))&(r.AntiDiagonalAbove|r.AntiDiagonalBelow))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return slide(r.FileAbove, r.FileBelow, occ) | slide(r.RankAbove, r.RankBelow, occ) |
		slide(r.DiagonalAbove, r.DiagonalBelow, occ) | slide(r.AntiDiagonalAbove, r.AntiDiagonalBelow, occ)
}
