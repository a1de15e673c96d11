package lineslab

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// line holds what a look-up of a line needs: the squares that matter, how they become an index, and where the
// table of the line begins. That may be below 0, if no occupancy has the first indices.
type line struct {
	mask, multiplier uint64
	offset           int32
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
const shift = 58

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
			*l = line{kind.Relevant(sq), n.multiplier, int32(n.offset)}
			kind.Enter(slab[:], sq, tabulate.Product{Factor: l.multiplier, Shift: shift, Offset: int(l.offset)})
		}
	}
	return rows
}

// index returns where the attacks are, given the occupied squares.
func (l *line) index(occ uint64) int { return int(l.offset) + int(occ&l.mask*l.multiplier>>shift) }

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
