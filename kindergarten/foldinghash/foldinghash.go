package foldinghash

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// line holds what a look-up of a line needs: the squares that matter, how they become an index, and where the
// table of the line begins. That may be below 0, if no occupancy has the first indices.
type line struct {
	mask       uint64
	multiplier uint32
	offset     int16
}

// row holds the four lines through a square.
type row [4]line

// The kinds of lines, as [tabulate.LineKinds] and the numbers have them.
const (
	rank = iota
	file
	diagonal
	antiDiagonal
)

// shift leaves the six bits of an index.
const shift = 26

var (
	slab [slabSize]uint64
	rows = build(&slab)
)

// build fills the slab. The tables of all lines lie across one another: each entry is that of one line, or of
// several with the same attacks.
func build(slab *[slabSize]uint64) (rows [64]row) {
	for sq := range rows {
		for i, kind := range tabulate.LineKinds() {
			n, l := &numbers[sq][i], &rows[sq][i]
			*l = line{kind.Relevant(sq), n.multiplier, n.offset}
			for occ := range transform.Subsets(l.mask) {
				slab[l.index(occ)] = kind.Attacks(sq, occ)
			}
		}
	}
	return rows
}

// index returns where the attacks are, given the occupied squares. Square n of the upper half of the board
// comes to lie on square n-31 of the lower one, where the line has no square: no two squares of a line are 31
// apart.
func (l *line) index(occ uint64) int {
	occ &= l.mask
	return int(l.offset) + int(uint32(occ^occ>>31)*l.multiplier>>shift)
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r[rank].index(uint64(occ))] | slab[r[file].index(uint64(occ))])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r[diagonal].index(uint64(occ))] | slab[r[antiDiagonal].index(uint64(occ))])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return slab[r[rank].index(occ)] | slab[r[file].index(occ)] | slab[r[diagonal].index(occ)] | slab[r[antiDiagonal].index(occ)]
}
