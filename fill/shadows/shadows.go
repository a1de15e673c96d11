package shadows

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// rows holds the lines through each square, cut in two at the square itself: its eight rays.
var rows = tabulate.HalfLinesTable()

// The steps of the rays towards higher squares; those towards lower ones step back.
const (
	north     = 8
	east      = 1
	northEast = 9
	northWest = 7
)

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

func rook(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return up(r.FileAbove, occ, north) | down(r.FileBelow, occ, north) |
		up(r.RankAbove, occ, east) | down(r.RankBelow, occ, east)
}

func bishop(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return up(r.DiagonalAbove, occ, northEast) | down(r.DiagonalBelow, occ, northEast) |
		up(r.AntiDiagonalAbove, occ, northWest) | down(r.AntiDiagonalBelow, occ, northWest)
}

func queen(sq uint8, occ uint64) uint64 { return rook(sq, occ) | bishop(sq, occ) }

// up returns the squares of a ray towards higher squares that lie in no shadow. The light comes from the
// slider; the shadow of a piece falls on the seven squares behind it, and what leaves the ray makes no difference.
func up(ray, occ uint64, step uint) uint64 {
	shadow := (occ & ray) << step
	shadow |= shadow << step
	shadow |= shadow << (2 * step)
	shadow |= shadow << (4 * step)
	return ray &^ shadow
}

// down is [up] for a ray towards lower squares.
func down(ray, occ uint64, step uint) uint64 {
	shadow := (occ & ray) >> step
	shadow |= shadow >> step
	shadow |= shadow >> (2 * step)
	shadow |= shadow >> (4 * step)
	return ray &^ shadow
}
