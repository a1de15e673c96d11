package sbamg

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// rows holds the four lines through each square, without the square itself.
var rows = tabulate.LinesTable()

// guard stands in for a blocker below the slider where there is none.
const guard = 1

// Rook and Bishop are written out instead of calling slide, because the compiler's inlining
// budget is spent by calls first: as they stand, they just fit.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	below := uint64(1)<<(uint8(sq)&63) - 1
	f, k := uint64(occ)&r.File|guard, uint64(occ)&r.Rank|guard
	return B((f-uint64(3)<<(bits.Len64(f&below|guard)-1)^f)&r.File |
		(k-uint64(3)<<(bits.Len64(k&below|guard)-1)^k)&r.Rank)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	below := uint64(1)<<(uint8(sq)&63) - 1
	d, a := uint64(occ)&r.Diagonal|guard, uint64(occ)&r.AntiDiagonal|guard
	return B((d-uint64(3)<<(bits.Len64(d&below|guard)-1)^d)&r.Diagonal |
		(a-uint64(3)<<(bits.Len64(a&below|guard)-1)^a)&r.AntiDiagonal)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	below := uint64(1)<<(sq&63) - 1
	return slide(r.File, below, occ) | slide(r.Rank, below, occ) |
		slide(r.Diagonal, below, occ) | slide(r.AntiDiagonal, below, occ)
}
