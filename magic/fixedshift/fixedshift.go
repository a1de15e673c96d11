package fixedshift

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/find"
)

//go:generate go run -C ../../cmd/bitray-lab . generate fixedshift

// The shifts leave as many index bits as the most demanding squares need: a rook in the corner has
// twelve relevant squares, a bishop in the center nine.
const rookShift, bishopShift = 64 - 12, 64 - 9

// multiplier is the magic of a piece on a square and the place of its table in the slab.
type multiplier struct {
	magic  uint64
	offset uint32
}

// row holds all that the look-ups from one square need, in one cache line. Outside are the
// squares that do not matter: all except the relevant ones.
type row struct {
	rookOutside, rookMagic     uint64
	bishopOutside, bishopMagic uint64
	rookOffset, bishopOffset   uint64 // as wide as the product: a narrower sum costs an instruction
	_                          [16]byte
}

var (
	slab [slabSize]uint64
	rows = build(&slab, &rooks, &bishops)
)

// build fills the tables, which overlap in slab.
func build(slab *[slabSize]uint64, rooks, bishops *[64]multiplier) (rows [64]row) {
	clear(slab[:]) // see Enter
	for sq := range rows {
		rook, bishop := rooks[sq], bishops[sq]
		rows[sq] = row{
			rookOutside:   fill(slab[rook.offset:], find.Rook, sq, rook.magic, rookShift),
			rookMagic:     rook.magic,
			rookOffset:    uint64(rook.offset),
			bishopOutside: fill(slab[bishop.offset:], find.Bishop, sq, bishop.magic, bishopShift),
			bishopMagic:   bishop.magic,
			bishopOffset:  uint64(bishop.offset),
		}
	}
	return rows
}

// fill enters the attacks of piece on sq into table, between what others have entered, and
// returns the squares that do not matter.
func fill(table []uint64, piece find.Piece, sq int, magic uint64, shift int) (outside uint64) {
	p := find.NewProblem(piece, uint8(sq))
	outside = ^p.Mask
	// The occupancy and what is outside have no square in common: their union is their sum.
	if !p.Enter(table, find.Multiplier{Bits: 64 - shift, Magic: magic, Addend: outside * magic}) {
		// Multipliers and offsets are constants of this package: this is a broken build.
		panic("bitray/magic/fixedshift: the tables of " + piece.String() + " and another collide")
	}
	return outside
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

// Placed is a multiplier, and the place of its table in the slab: the attacks with the occupancy occ are
// entry (occ|^mask) * Magic >> (64-Bits) + Offset, where mask are the relevant squares.
type Placed struct {
	Magic  uint64
	Offset int
	Bits   int // of the index: 12 for rooks, 9 for bishops
}

// RookMultiplier returns what the look-ups of a rook on sq (0 to 63, masked) use, for programs that write it
// elsewhere.
func RookMultiplier[S constraints.Integer](sq S) Placed { return rooks[uint8(sq)&63].placed(rookShift) }

// BishopMultiplier is [RookMultiplier] for a bishop.
func BishopMultiplier[S constraints.Integer](sq S) Placed {
	return bishops[uint8(sq)&63].placed(bishopShift)
}

func (m multiplier) placed(shift int) Placed { return Placed{m.magic, int(m.offset), 64 - shift} }
