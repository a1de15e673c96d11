package six

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
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

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and 5,248 of the bishop.
const slabSize = 107_648

// build fills the slab, one table after another.
func build(slab *[slabSize]uint64) (rows [64]row) {
	var scratch [1 << 12]uint64
	offset := uint32(0)
	for sq := range rows {
		rook := transform.RelevantRank[uint64](sq) | transform.RelevantFile[uint64](sq)
		bishop := transform.RelevantDiagonal[uint64](sq) | transform.RelevantAntiDiagonal[uint64](sq)
		r := &rows[sq]
		r.rook = enter(slab, scratch[:], offset, sq, rook, rookAttacks)
		offset += 1 << (64 - r.rook.drop)
		r.bishop = enter(slab, scratch[:], offset, sq+64, bishop, bishopAttacks)
		offset += 1 << (64 - r.bishop.drop)
	}
	return rows
}

// enter computes the attacks of a slider in the order of its occupancies and moves them to their indices.
func enter(slab *[slabSize]uint64, scratch []uint64, offset uint32, item int, relevant uint64, attacks func(sq int, occ uint64) uint64) table {
	t := table{relevant, numbers[item], uint8(64 - bits.OnesCount64(relevant)), offset}
	factor := uint64(0) // the sum of the copies is a product
	for _, shift := range t.shifts {
		factor += 1 << shift
	}
	occ := uint64(0)
	for _, set := range transform.TabulateSubsets(scratch, item&63, relevant, attacks) {
		slab[int(t.offset)+int(occ*factor>>(t.drop&63))] = set
		occ = transform.NextSubset(occ, relevant)
	}
	return t
}

func rookAttacks(sq int, occ uint64) uint64 {
	return transform.RankAttacks(sq, occ) | transform.FileAttacks(sq, occ)
}

func bishopAttacks(sq int, occ uint64) uint64 {
	return transform.DiagonalAttacks(sq, occ) | transform.AntiDiagonalAttacks(sq, occ)
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
