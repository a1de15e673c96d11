package fixedshift

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// The shifts leave as many index bits as the most demanding squares need: a rook in the corner has
// twelve relevant squares, a bishop in the center nine.
const rookShift, bishopShift = 64 - 12, 64 - 9

// multiplier is the magic of a piece on a square and the place of its table in the slab.
type multiplier struct {
	magic  uint64
	offset uint32
}

// row holds all that the look-ups from one square need, half a cache line for each piece, which never crosses from one
// line to the next: data begin at a multiple of 32 bytes. Outside are the squares that do not matter: all except the
// relevant ones.
type row struct {
	rookOutside, rookMagic     uint64
	rookOffset                 uint64 // as wide as the product: a narrower sum costs an instruction
	_                          [8]byte
	bishopOutside, bishopMagic uint64
	bishopOffset               uint64
	_                          [8]byte
}

var (
	slab [slabSize]uint64
	rows = build(&slab, &rooks, &bishops)
)

// build fills the tables, which overlap in slab.
func build(slab *[slabSize]uint64, rooks, bishops *[64]multiplier) (rows [64]row) {
	for sq := range rows {
		rook, bishop := rooks[sq], bishops[sq]
		rows[sq] = row{
			rookOutside:   ^tabulate.RelevantRook(sq),
			rookMagic:     rook.magic,
			rookOffset:    uint64(rook.offset),
			bishopOutside: ^tabulate.RelevantBishop(sq),
			bishopMagic:   bishop.magic,
			bishopOffset:  uint64(bishop.offset),
		}
		tabulate.Rook.Enter(slab[:], sq, rook.product(rows[sq].rookOutside, rookShift))
		tabulate.Bishop.Enter(slab[:], sq, bishop.product(rows[sq].bishopOutside, bishopShift))
	}
	return rows
}

// product is how the look-up makes an index: the occupancy and what is outside have no square in common, so
// their union is their sum.
func (m multiplier) product(outside uint64, shift uint8) tabulate.Product {
	return tabulate.Product{Factor: m.magic, Addend: outside * m.magic, Shift: shift, Offset: int(m.offset)}
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	// As in package magic, but the squares outside are set: their part of the product is a constant.
	return B(slab[r.rookOffset+(uint64(occ)|r.rookOutside)*r.rookMagic>>rookShift])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.bishopOffset+(uint64(occ)|r.bishopOutside)*r.bishopMagic>>bishopShift])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.rookOffset+(uint64(occ)|r.rookOutside)*r.rookMagic>>rookShift] |
		slab[r.bishopOffset+(uint64(occ)|r.bishopOutside)*r.bishopMagic>>bishopShift])
}
