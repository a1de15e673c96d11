package spectral

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// table says where the attacks of a slider are: its relevant squares, by how much the copies are shifted, how
// many bits are dropped from their sum, and where the table begins.
type table struct {
	mask   uint64
	shifts [3]uint8
	drop   uint8
	offset int32
}

// row holds the tables of a rook and of a bishop on a square, in half a cache line.
type row struct{ rook, bishop table }

var (
	slab [slabSize]uint64
	rows = build(&slab)
)

// build fills the slab. The tables of all sliders lie across one another, in one another's holes.
func build(slab *[slabSize]uint64) (rows [64]row) {
	for sq := range rows {
		rows[sq] = row{
			rook:   enter(slab, sq, tabulate.Rook),
			bishop: enter(slab, sq+64, tabulate.Bishop),
		}
	}
	return rows
}

// enter enters the attacks of a slider, whose sum of copies is a product.
func enter(slab *[slabSize]uint64, item int, slider tabulate.Slider) table {
	n, sq := &numbers[item], item&63
	t := table{slider.Relevant(sq), n.shifts, 64 - n.width, n.offset}
	factor := uint64(1)<<n.shifts[0] + 1<<n.shifts[1] + 1<<n.shifts[2]
	slider.Enter(slab[:], sq, tabulate.Product{Factor: factor, Shift: t.drop, Offset: int(t.offset)})
	return t
}

// index returns where the attacks are, given the occupied squares.
func (t *table) index(occ uint64) int {
	x := occ & t.mask
	sum := x<<(t.shifts[0]&63) + x<<(t.shifts[1]&63) + x<<(t.shifts[2]&63)
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
