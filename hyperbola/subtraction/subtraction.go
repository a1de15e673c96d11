package subtraction

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// row holds the four lines through one square, each without the square itself. Turned by a half
// turn, the lines through a square are the lines through the opposite one, so that rows[63-sq]
// holds those of the reversed board.
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

// rookUp returns the blockers on the lines of a rook on sq, changed where it attacks upwards.
func rookUp(sq uint8, occ uint64) uint64 {
	r, slider := &rows[sq&63], uint64(1)<<(sq&63)
	return (occ&r.file-slider)&r.file | (occ&r.rank-slider)&r.rank
}

// bishopUp is rookUp for a bishop.
func bishopUp(sq uint8, occ uint64) uint64 {
	r, slider := &rows[sq&63], uint64(1)<<(sq&63)
	return (occ&r.diagonal-slider)&r.diagonal | (occ&r.antiDiagonal-slider)&r.antiDiagonal
}
