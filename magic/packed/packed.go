package packed

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

//go:generate go run -C ../../cmd/bitray-lab . generate packed

// layout says where the table of one piece on one square lies in the slab, and how it is indexed. The
// numbers stand in slab.go, which the generator copies from cmd/internal/slab/records/identity.txt: a
// better record makes a better slab.go.
type layout struct {
	magic, addend uint64
	offset        uint32
	bits          uint8
}

// row holds all that the look-ups from one square need, half a cache line for each piece, which never crosses from one
// line to the next: data begin at a multiple of 32 bytes.
type row struct {
	rookMask, rookMagic, rookAddend       uint64
	rookOffset                            uint32
	rookShift                             uint8
	_                                     [3]byte
	bishopMask, bishopMagic, bishopAddend uint64
	bishopOffset                          uint32
	bishopShift                           uint8
	_                                     [3]byte
}

var (
	slab [slabSize]uint64
	rows = build(&slab, &rookLayout, &bishopLayout)
)

func build(slab *[slabSize]uint64, rooks, bishops *[64]layout) (rows [64]row) {
	for sq := range rows {
		rook, bishop := rooks[sq], bishops[sq]
		tabulate.Rook.Enter(slab[:], sq, rook.product())
		tabulate.Bishop.Enter(slab[:], sq, bishop.product())
		rows[sq] = row{
			rookMask: tabulate.RelevantRook(sq), rookMagic: rook.magic, rookAddend: rook.addend,
			bishopMask: tabulate.RelevantBishop(sq), bishopMagic: bishop.magic, bishopAddend: bishop.addend,
			rookOffset: rook.offset, bishopOffset: bishop.offset,
			rookShift: 64 - rook.bits, bishopShift: 64 - bishop.bits,
		}
	}
	return rows
}

func (l *layout) product() tabulate.Product {
	return tabulate.Product{Factor: l.magic, Addend: l.addend, Shift: 64 - l.bits, Offset: int(l.offset)}
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	// As in package magic; the addend turns the table in its range and moves the carries.
	return B(slab[r.rookOffset+uint32((uint64(occ)&r.rookMask*r.rookMagic+r.rookAddend)>>(r.rookShift&63))])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.bishopOffset+uint32((uint64(occ)&r.bishopMask*r.bishopMagic+r.bishopAddend)>>(r.bishopShift&63))])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(slab[r.rookOffset+uint32((uint64(occ)&r.rookMask*r.rookMagic+r.rookAddend)>>(r.rookShift&63))] |
		slab[r.bishopOffset+uint32((uint64(occ)&r.bishopMask*r.bishopMagic+r.bishopAddend)>>(r.bishopShift&63))])
}
