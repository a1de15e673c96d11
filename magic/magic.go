package magic

import (
	"github.com/bitray/bitray/magic/find"
	"golang.org/x/exp/constraints"
)

//go:generate go run ./generate

// row holds all that the look-ups from one square need, in one cache line.
type row struct {
	rookMask, rookMagic     uint64
	bishopMask, bishopMagic uint64
	rookOffset              uint32
	bishopOffset            uint32
	rookShift, bishopShift  uint8
	_                       [22]byte
}

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and
// 5,248 of the bishop.
const slabSize = 107_648

var (
	slab [slabSize]uint64
	rows = build(&slab, rookMagics, bishopMagics)
)

// build lays the tables of all squares one after another into slab.
func build(slab *[slabSize]uint64, rookMagics, bishopMagics [64]uint64) (rows [64]row) {
	offset := uint32(0)
	add := func(piece find.Piece, sq uint8, magic uint64) (mask uint64, start uint32, shift uint8) {
		p := find.NewProblem(piece, sq)
		start, offset = offset, offset+uint32(p.Size())
		if err := p.Fill(slab[start:offset], magic); err != nil {
			// The multipliers are constants of this package, so this is a broken build, not
			// a condition that a caller could meet.
			panic("bitray/magic: " + err.Error())
		}
		return p.Mask, start, uint8(64 - p.Bits)
	}
	for sq := range rows {
		r := &rows[sq]
		r.rookMagic, r.bishopMagic = rookMagics[sq], bishopMagics[sq]
		r.rookMask, r.rookOffset, r.rookShift = add(find.Rook, uint8(sq), r.rookMagic)
		r.bishopMask, r.bishopOffset, r.bishopShift = add(find.Bishop, uint8(sq), r.bishopMagic)
	}
	return rows
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.rookOffset+uint32(uint64(occ)&r.rookMask*r.rookMagic>>(r.rookShift&63))])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.bishopOffset+uint32(uint64(occ)&r.bishopMask*r.bishopMagic>>(r.bishopShift&63))])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.rookOffset+uint32(uint64(occ)&r.rookMask*r.rookMagic>>(r.rookShift&63))] |
		slab[r.bishopOffset+uint32(uint64(occ)&r.bishopMask*r.bishopMagic>>(r.bishopShift&63))])
}
