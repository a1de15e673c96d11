package classical

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// row holds the rays that a bit scan leads to. A scan upwards reads the first half, one downwards the second, and neither
// crosses from one cache line to the next: data begin at a multiple of 32 bytes.
type row struct {
	north, northEast, east, northWest uint64
	south, southEast, southWest, west uint64
}

// rows holds the rays towards higher squares by the number of the square, and those towards lower squares by
// that number ^ fromTop, each without the square itself. The last row has no rays: a scan that finds no
// blocker leads there, unless a guard stands in for one.
var rows = buildRows()

func buildRows() (rows [65]row) {
	for sq := range 64 {
		up, down := &rows[sq], &rows[sq^fromTop]
		up.north, down.south = transform.Halves(sq, transform.FileMask[uint64](sq))
		up.east, down.west = transform.Halves(sq, transform.RankMask[uint64](sq))
		up.northEast, down.southWest = transform.Halves(sq, transform.DiagonalMask[uint64](sq))
		up.northWest, down.southEast = transform.Halves(sq, transform.AntiDiagonalMask[uint64](sq))
	}
	return rows
}

// pieces holds the rays of a rook and of a bishop together, so that they need not be joined at each look-up.
type pieces struct{ rook, bishop uint64 }

var whole = buildWhole(&rows)

func buildWhole(rows *[65]row) (whole [64]pieces) {
	for sq := range whole {
		up, down := &rows[sq], &rows[sq^fromTop]
		whole[sq] = pieces{
			rook:   up.north | up.east | down.south | down.west,
			bishop: up.northEast | up.northWest | down.southEast | down.southWest,
		}
	}
	return whole
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

func queen(sq uint8, occ uint64) uint64 { return rook(sq, occ) ^ bishop(sq, occ) }
