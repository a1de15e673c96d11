package classical

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// row holds the eight rays of one square, each without the square itself, in one cache line.
type row struct {
	north, northEast, east, southEast, south, southWest, west, northWest uint64
}

// The guards stand in for a blocker where there is none: no ray towards higher squares leaves
// h8, none towards lower squares leaves a1, so that taking away their rays takes nothing away.
const (
	a1 = 1
	h8 = 1 << 63
)

var rows = buildRows()

func buildRows() (rows [64]row) {
	for sq := range rows {
		r := &rows[sq]
		r.north, r.south = transform.Halves(transform.FileMask[uint64](sq), sq)
		r.east, r.west = transform.Halves(transform.RankMask[uint64](sq), sq)
		r.northEast, r.southWest = transform.Halves(transform.DiagonalMask[uint64](sq), sq)
		r.northWest, r.southEast = transform.Halves(transform.AntiDiagonalMask[uint64](sq), sq)
	}
	return rows
}

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

// The rays of the slider and those of the blockers are joined apart, because the latter arrive later: a
// bit scan and a second look-up have to come first. The exclusive or takes the blockers' rays away, since
// they are parts of the slider's.

func rook(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return (r.north ^ r.east ^ r.south ^ r.west) ^
		(rows[bits.TrailingZeros64(r.north&occ|h8)].north ^ rows[bits.TrailingZeros64(r.east&occ|h8)].east) ^
		(rows[bits.Len64(r.south&occ|a1)-1].south ^ rows[bits.Len64(r.west&occ|a1)-1].west)
}

func bishop(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return (r.northEast ^ r.northWest ^ r.southEast ^ r.southWest) ^
		(rows[bits.TrailingZeros64(r.northEast&occ|h8)].northEast ^ rows[bits.TrailingZeros64(r.northWest&occ|h8)].northWest) ^
		(rows[bits.Len64(r.southEast&occ|a1)-1].southEast ^ rows[bits.Len64(r.southWest&occ|a1)-1].southWest)
}

func queen(sq uint8, occ uint64) uint64 { return rook(sq, occ) ^ bishop(sq, occ) }
