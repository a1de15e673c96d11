package hypercube

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares. It finds the one index that it needs by visiting all pieces, which costs far more than the
// look-up: to ask more than once about a position, keep an [Occupancy].
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(slab[offsets[s].rook+uint32(uint16(pair(s, uint64(occ))))])
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares. It visits all pieces; see [Rook].
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	return B(slab[offsets[s].bishop+uint32(uint16(pair(s, uint64(occ))>>16))])
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares. It visits all pieces; see [Rook].
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	s := uint8(sq) & 63
	both := pair(s, uint64(occ))
	return B(slab[offsets[s].rook+uint32(uint16(both))] | slab[offsets[s].bishop+uint32(uint16(both>>16))])
}

// pair returns the index of a rook on sq and above it that of a bishop: what toggling every piece leaves of
// the one pair.
func pair(sq uint8, occ uint64) (both uint64) {
	for ; occ != 0; occ &= occ - 1 {
		both ^= deltas[bits.TrailingZeros64(occ)&63][sq>>1&31]
	}
	return both >> (sq & 1 << 5)
}
