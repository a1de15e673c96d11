package indirect

import (
	"golang.org/x/exp/constraints"
)

// row holds all that the look-ups from one square need, half a cache line for each piece, which never crosses from one
// line to the next: data begin at a multiple of 32 bytes.
type row struct {
	rookMask, rookMagic     uint64
	rookOffset              uint32 // of the square's part of ids
	rookShift               uint8
	_                       [11]byte
	bishopMask, bishopMagic uint64
	bishopOffset            uint32
	bishopShift             uint8
	_                       [11]byte
}

const (
	// idCount is the number of relevant occupancies over all squares: 102,400 of the rook and
	// 5,248 of the bishop.
	idCount = 107_648

	// setCount is the number of different attack sets, square by square: 4,900 of the rook and
	// 1,428 of the bishop.
	setCount = 6_328
)

// seed fixes the multipliers that are found at start-up. It is that of package magic, and so
// are the multipliers.
const seed = 64

var (
	ids  [idCount]uint16 // by relevant occupancy: the place in sets
	sets [setCount]uint64
	rows = build(&ids, &sets, seed)
)

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	// The index is that of package magic; the numbers of equal attack sets are equal.
	return B(sets[ids[r.rookOffset+uint32(uint64(occ)&r.rookMask*r.rookMagic>>(r.rookShift&63))]])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(sets[ids[r.bishopOffset+uint32(uint64(occ)&r.bishopMask*r.bishopMagic>>(r.bishopShift&63))]])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares: in each direction up to the first occupied one, which is included.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	r := &rows[uint8(sq)&63]
	return B(sets[ids[r.rookOffset+uint32(uint64(occ)&r.rookMask*r.rookMagic>>(r.rookShift&63))]] |
		sets[ids[r.bishopOffset+uint32(uint64(occ)&r.bishopMask*r.bishopMagic>>(r.bishopShift&63))]])
}
