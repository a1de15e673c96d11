package obstruction

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// rows holds the lines through each square, cut in two at the square itself.
var rows = tabulate.HalfLinesTable()

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
