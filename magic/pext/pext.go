//lint:file-ignore U1000 the assembly reads the tables and goes on to the emulation

package pext

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/tabulate"
)

// row holds what the look-ups from one square need, in half a cache line. The assembly knows
// its layout.
type row struct {
	rookMask, bishopMask     uint64
	rookOffset, bishopOffset uint32 // of the tables in slab
	_                        uint64
}

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and
// 5,248 of the bishop.
const slabSize = 107_648

var (
	slab [slabSize]uint64
	rows = build(&slab)
)

// build lays the tables of all squares one after another into slab.
func build(slab *[slabSize]uint64) (rows [64]row) {
	free := slab[:]
	add := func(sq int, slider tabulate.Slider) (mask uint64, offset uint32) {
		mask, offset = slider.Relevant(sq), uint32(slabSize-len(free))
		free = free[len(tabulate.Subsets(free, sq, mask, slider.Attacks)):]
		return mask, offset
	}
	for sq := range rows {
		r := &rows[sq]
		r.rookMask, r.rookOffset = add(sq, tabulate.Rook)
		r.bishopMask, r.bishopOffset = add(sq, tabulate.Bishop)
	}
	return rows
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint64(sq)&63, uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint64(sq)&63, uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included. It is one call.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint64(sq)&63, uint64(occ)))
}

// emulatedRook, emulatedBishop and emulatedQueen answer without the instruction.
func emulatedRook(sq, occ uint64) uint64 {
	r := &rows[sq&63]
	return slab[r.rookOffset+uint32(bmi2.Emulate(occ, r.rookMask))]
}

func emulatedBishop(sq, occ uint64) uint64 {
	r := &rows[sq&63]
	return slab[r.bishopOffset+uint32(bmi2.Emulate(occ, r.bishopMask))]
}

func emulatedQueen(sq, occ uint64) uint64 {
	return emulatedRook(sq, occ) | emulatedBishop(sq, occ)
}
