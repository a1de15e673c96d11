package subtraction

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// rows holds the four lines through each square, without the square itself. Turned by a half turn, the
// lines through a square are the lines through the opposite one, so that rows[63-sq] holds those of
// the reversed board.
var rows = tabulate.LinesTable()

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint8(sq), uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint8(sq), uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func rook(sq uint8, occ uint64) uint64 {
	return rookUp(sq, occ) ^ bits.Reverse64(rookUp(sq^63, bits.Reverse64(occ)))
}

func bishop(sq uint8, occ uint64) uint64 {
	return bishopUp(sq, occ) ^ bits.Reverse64(bishopUp(sq^63, bits.Reverse64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	reversed := bits.Reverse64(occ)
	return rookUp(sq, occ) ^ bishopUp(sq, occ) ^
		bits.Reverse64(rookUp(sq^63, reversed)^bishopUp(sq^63, reversed))
}

// rookUp returns the blockers on the lines of a rook on sq, changed where it attacks upwards: on each
// line the difference o-r.
func rookUp(sq uint8, occ uint64) uint64 {
	r, slider := &rows[sq&63], uint64(1)<<(sq&63)
	return (occ&r.File-slider)&r.File | (occ&r.Rank-slider)&r.Rank
}

// bishopUp is rookUp for a bishop.
func bishopUp(sq uint8, occ uint64) uint64 {
	r, slider := &rows[sq&63], uint64(1)<<(sq&63)
	return (occ&r.Diagonal-slider)&r.Diagonal | (occ&r.AntiDiagonal-slider)&r.AntiDiagonal
}
