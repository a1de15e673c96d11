package magic32

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/find"
)

// row holds what the look-ups of one piece from one square need.
type row struct {
	mask                     uint64
	low, high, offset, shift uint32
}

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and
// 5,248 of the bishop.
const slabSize = 107_648

// seed fixes the multipliers that are found at start-up, so that every run of every program has the same. It
// is the luckiest of the first three hundred seeds: 626 tries for 128 squares, where 1,251 are usual.
const seed = 270

var (
	slab           [slabSize]uint64
	rooks, bishops = build(&slab)
)

// build finds multipliers for all squares and lays the tables one after another into slab.
func build(slab *[slabSize]uint64) (rooks, bishops [64]row) {
	f, free := newFinder(seed), slab[:]
	add := func(piece find.Piece, sq int) row {
		p := find.NewProblem(piece, uint8(sq))
		low, high := f.place(&p, free[:p.Size()])
		offset := slabSize - len(free)
		free = free[p.Size():]
		return row{mask: p.Mask, low: low, high: high, offset: uint32(offset), shift: uint32(32 - p.Bits)}
	}
	for sq := range rooks {
		rooks[sq], bishops[sq] = add(find.Rook, sq), add(find.Bishop, sq)
	}
	return rooks, bishops
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rooks[uint8(sq)&63]
	low, high := uint32(occ)&uint32(r.mask), uint32(uint64(occ)>>32)&uint32(r.mask>>32)
	return B(slab[r.offset+(low*r.low^high*r.high)>>(r.shift&31)])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &bishops[uint8(sq)&63]
	low, high := uint32(occ)&uint32(r.mask), uint32(uint64(occ)>>32)&uint32(r.mask>>32)
	return B(slab[r.offset+(low*r.low^high*r.high)>>(r.shift&31)])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rook(sq, occ) | Bishop(sq, occ)
}
