package magic

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/find"
)

// row holds all that the look-ups from one square need, half a cache line for each piece. Data begin at a multiple of 32
// bytes, so a half never crosses from one line to the next; a row does in about half of all programs.
type row struct {
	rookMask, rookMagic     uint64
	rookOffset              uint64 // as wide as the product: a narrower sum costs an instruction
	rookShift               uint8
	_                       [7]byte
	bishopMask, bishopMagic uint64
	bishopOffset            uint64
	bishopShift             uint8
	_                       [7]byte
}

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and
// 5,248 of the bishop.
const slabSize = 107_648

// seed fixes the multipliers that are found at start-up, so that every run of every program
// has the same. It is the luckiest of the first hundred seeds: 321 tries for 128 multipliers,
// where 423 are usual.
const seed = 64

var (
	slab [slabSize]uint64
	rows = build(&slab, seed)
)

// One bit less for a square.
//
// A square needs an index of as many bits as it has relevant squares, unless its multiplier makes
// enough occupancies with the same attacks collide. With such a multiplier the index has one bit less
// and the table half the slots. To use one here, where multipliers are found at start-up, takes four
// steps:
//
//  1. Get the multiplier. Placement, which this package searches by, cannot find it. Known ones are in the
//     Chess Programming Wiki, Best Magics so far, https://www.chessprogramming.org/Best_Magics_so_far; in a
//     clone, "go run -C cmd/bitray-lab . exhaust --piece bishop --square b1" searches them all, and may prove
//     that there is none. Its package exhaust tells on which squares which is known.
//  2. Check it: [github.com/bitray/bitray/internal/find/check.Narrowest] returns the width with which a
//     multiplier works.
//  3. In the function build of magic.go, set p.Bits to that width and take the multiplier instead of
//     calling Place. Shift and offset follow from p.Bits.
//  4. Reduce slabSize by the slots that were saved.
//
// With every multiplier of this kind that is known the slab has 92,864 entries. It gets shorter still
// where tables overlap, as in [github.com/bitray/bitray/magic/packed].

// build finds a multiplier for every square and lays the tables one after another into slab. The width of
// each index is the number of relevant squares; the comment above says how to give one
// square a bit less.
func build(slab *[slabSize]uint64, seed uint64) (rows [64]row) {
	finder := find.NewFinder(seed)
	offset := uint64(0)
	add := func(piece find.Piece, sq uint8) (mask, magic uint64, start uint64, shift uint8) {
		p := find.NewProblem(piece, sq)
		magic = finder.Place(&p)
		start, offset = offset, offset+1<<p.Bits
		finder.Enter(&p, slab[start:offset])
		return p.Mask, magic, start, uint8(64 - p.Bits)
	}
	for sq := range rows {
		r := &rows[sq]
		r.rookMask, r.rookMagic, r.rookOffset, r.rookShift = add(find.Rook, uint8(sq))
		r.bishopMask, r.bishopMagic, r.bishopOffset, r.bishopShift = add(find.Bishop, uint8(sq))
	}
	return rows
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	// The product has a copy of every relevant square in its top bits; the shift makes an index of them.
	return B(slab[r.rookOffset+uint64(occ)&r.rookMask*r.rookMagic>>(r.rookShift&63)])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.bishopOffset+uint64(occ)&r.bishopMask*r.bishopMagic>>(r.bishopShift&63)])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.rookOffset+uint64(occ)&r.rookMask*r.rookMagic>>(r.rookShift&63)] |
		slab[r.bishopOffset+uint64(occ)&r.bishopMask*r.bishopMagic>>(r.bishopShift&63)])
}
