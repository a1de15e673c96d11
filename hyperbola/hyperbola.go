package hyperbola

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// row holds the slider's bit and the lines through its square, each without the square itself.
// With four words the address of a row is a shift.
type row struct {
	slider, file, diagonal, antiDiagonal uint64
}

var (
	rows      = buildRows()
	firstRank = tabulate.FirstRankTable()
)

func buildRows() (rows [64]row) {
	for sq, l := range tabulate.LinesTable() {
		rows[sq] = row{slider: 1 << sq, file: l.File, diagonal: l.Diagonal, antiDiagonal: l.AntiDiagonal}
	}
	return rows
}

// The functions are written out instead of calling one another, because the compiler's inlining
// budget is spent by calls first: as they stand, Rook and Bishop just fit.

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	up := uint64(occ) & r.file
	down := bits.ReverseBytes64(bits.ReverseBytes64(up) - bits.ReverseBytes64(r.slider))
	rank := uint8(sq) & 56
	return B((up-r.slider^down)&r.file | uint64(firstRank[uint(uint8(sq)&7)<<6|uint(occ>>rank)>>1&63])<<rank)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	d, a := uint64(occ)&r.diagonal, uint64(occ)&r.antiDiagonal
	reversed := bits.ReverseBytes64(r.slider)
	return B((d-r.slider^bits.ReverseBytes64(bits.ReverseBytes64(d)-reversed))&r.diagonal |
		(a-r.slider^bits.ReverseBytes64(bits.ReverseBytes64(a)-reversed))&r.antiDiagonal)
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Bishop(sq, occ) | Rook(sq, occ)
}
