package six

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// table says where the attacks of a slider are: its relevant squares, by how much the copies are shifted, how
// many bits are dropped from their sum, and where the table begins.
type table struct {
	mask   uint64
	shifts [6]uint8
	drop   uint8
	offset uint32
}

// row holds the tables of a rook and of a bishop on a square, side by side.
type row struct{ rook, bishop table }

var (
	slab [slabSize]uint64
	rows = build(&slab)
)

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and 5,248 of the
// bishop.
const slabSize = 107_648

// build fills the slab, one table after another.
func build(slab *[slabSize]uint64) (rows [64]row) {
	offset := uint32(0)
	add := func(item int, slider tabulate.Slider) table {
		sq := item & 63
		relevant := slider.Relevant(sq)
		t := table{relevant, numbers[item], uint8(64 - bits.OnesCount64(relevant)), offset}
		factor := uint64(0) // the sum of the copies is a product
		for _, shift := range t.shifts {
			factor += 1 << shift
		}
		slider.Enter(slab[:], sq, tabulate.Product{Factor: factor, Shift: t.drop, Offset: int(offset)})
		offset += 1 << (64 - t.drop)
		return t
	}
	for sq := range rows {
		rows[sq] = row{add(sq, tabulate.Rook), add(sq+64, tabulate.Bishop)}
	}
	return rows
}

// index returns where the attacks are, given the occupied squares.
func (t *table) index(occ uint64) int {
	x := occ & t.mask
	n := &t.shifts
	sum := x<<(n[0]&63) + x<<(n[1]&63) + x<<(n[2]&63) + x<<(n[3]&63) + x<<(n[4]&63) + x<<(n[5]&63)
	return int(t.offset) + int(sum>>(t.drop&63))
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slab[rows[uint8(sq)&63].rook.index(uint64(occ))])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(slab[rows[uint8(sq)&63].bishop.index(uint64(occ))])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func queen(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return slab[r.rook.index(occ)] | slab[r.bishop.index(occ)]
}
