//lint:file-ignore U1000 the assembly reads the tables and goes on to the emulation

package pextpdep

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/tabulate"
)

// row holds the masks of one square, in half a cache line: the squares that matter to a piece, and those
// that it attacks on an empty board. The assembly knows its layout.
type row struct{ rookMask, rookAll, bishopMask, bishopAll uint64 }

// offsets says where the codes of a square begin. The assembly knows its layout.
type offsets struct{ rook, bishop uint32 }

// slabSize is the number of relevant occupancies over all squares: 102,400 of the rook and
// 5,248 of the bishop.
const slabSize = 107_648

var (
	slab         [slabSize]uint16
	rows, starts = build(&slab)
)

// build lays the codes of all squares one after another into slab.
func build(slab *[slabSize]uint16) (rows [64]row, starts [64]offsets) {
	free := slab[:]
	add := func(sq int, slider tabulate.Slider) (mask, all uint64, offset uint32) {
		mask, all, offset = slider.Relevant(sq), slider.Attacks(sq, 0), uint32(slabSize-len(free))
		size := 1 << bits.OnesCount64(mask)
		tabulate.Fill(free[:size], code(all, all), alone(sq, mask, all, slider.Attacks))
		free = free[size:]
		return mask, all, offset
	}
	for sq := range rows {
		r, start := &rows[sq], &starts[sq]
		r.rookMask, r.rookAll, start.rook = add(sq, tabulate.Rook)
		r.bishopMask, r.bishopAll, start.bishop = add(sq, tabulate.Bishop)
	}
	return rows, starts
}

// code packs attacks into as many bits as all has squares: 14 at most.
func code(attacks, all uint64) uint16 { return uint16(bmi2.Extract(attacks, all)) }

// alone returns the codes of the attacks past each single square of mask, in the order in which extraction
// delivers them.
func alone(sq int, mask, all uint64, attacks func(sq int, occ uint64) uint64) []uint16 {
	past := make([]uint16, 0, 12)
	for ; mask != 0; mask &= mask - 1 {
		past = append(past, code(attacks(sq, mask&-mask), all))
	}
	return past
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

// emulatedRook, emulatedBishop and emulatedQueen answer without the instructions.
func emulatedRook(sq, occ uint64) uint64 {
	r := &rows[sq&63]
	return bmi2.EmulateDeposit(uint64(slab[starts[sq&63].rook+uint32(bmi2.Emulate(occ, r.rookMask))]), r.rookAll)
}

func emulatedBishop(sq, occ uint64) uint64 {
	r := &rows[sq&63]
	return bmi2.EmulateDeposit(uint64(slab[starts[sq&63].bishop+uint32(bmi2.Emulate(occ, r.bishopMask))]), r.bishopAll)
}

func emulatedQueen(sq, occ uint64) uint64 {
	return emulatedRook(sq, occ) | emulatedBishop(sq, occ)
}
