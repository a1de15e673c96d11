//lint:file-ignore U1000 the assembly reads the tables and goes on to the emulation

package pdepline

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// The lines of a row.
const (
	rank = iota
	file
	diagonal
	antiDiagonal
)

// row holds the lines through a square, the square among them, and where in firstRank the attacks from its
// place on each of them are. The assembly knows the layout.
type row struct {
	lines  [4]uint64
	places [4]uint16
}

var (
	rows = buildRows()

	// firstRank holds the attacks along eight squares, by the slider's place times 256 and what is occupied.
	firstRank = buildFirstRank()
)

func buildRows() (rows [64]row) {
	for sq := range rows {
		r := &rows[sq]
		r.lines = [4]uint64{
			rank:         transform.RankMask[uint64](sq),
			file:         transform.FileMask[uint64](sq),
			diagonal:     transform.DiagonalMask[uint64](sq),
			antiDiagonal: transform.AntiDiagonalMask[uint64](sq),
		}
		for i, line := range r.lines {
			_, below := transform.Halves(sq, line)
			r.places[i] = uint16(bits.OnesCount64(below)) << 8
		}
	}
	return rows
}

func buildFirstRank() (table [8 * 256]uint8) {
	for i := range table {
		table[i] = transform.FirstRank(i>>8, uint8(i))
	}
	return table
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint64(sq)&63, uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint64(sq)&63, uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included. It is one call.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint64(sq)&63, uint64(occ)))
}
