package hypercube

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// words is the number of words of a state: an index of 16 bits for a rook and one for a bishop on each of 64
// squares, so that a word has both for two squares. The kernel knows it.
const words = 32

// Occupancy is the set of occupied squares, as the index of every rook and every bishop that could stand on
// the board. It is a value of 256 bytes and of the caller's, kept up to date square by square as moves are
// made; the zero value is the empty board. S and B are the caller's types of square and board.
type Occupancy[S constraints.Integer, B ~uint64] struct{ state [words]uint64 }

// New returns the Occupancy of the squares in occ.
func New[S constraints.Integer, B ~uint64](occ B) (o Occupancy[S, B]) {
	for set := uint64(occ); set != 0; set &= set - 1 {
		toggle(&o.state, &deltas[bits.TrailingZeros64(set)&63])
	}
	return o
}

// Toggle empties square sq (0 to 63, masked) if it is occupied, and occupies it if it is empty. The order of
// toggles makes no difference, and two of one square cancel: a move to an empty square toggles two squares, a
// capture only the one that is left, an en-passant capture three, castling four.
func (o *Occupancy[S, B]) Toggle(sq S) { toggle(&o.state, &deltas[uint8(sq)&63]) }

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Rook(sq S) B {
	s := uint8(sq) & 63
	return B(slab[offsets[s].rook+uint32(uint16(o.state[s>>1]>>(s&1<<5)))])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Bishop(sq S) B {
	s := uint8(sq) & 63
	return B(slab[offsets[s].bishop+uint32(uint16(o.state[s>>1]>>(s&1<<5|16)))])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks.
func (o *Occupancy[S, B]) Queen(sq S) B { return o.Rook(sq) | o.Bishop(sq) }
