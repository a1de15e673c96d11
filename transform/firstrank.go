package transform

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// FirstRank returns the squares of a rank that a rook on file (0 to 7) attacks, given the
// occupancy of the rank: bit i is the square on file i. The rook's own bit in occ makes no
// difference; the first occupied square in each direction is attacked, and nothing behind it.
//
// Every line of the board is such a rank once it is gathered into a byte, so this one function
// is the ground that all attack tables of the module stand on.
//
// Towards higher bits it is o^(o-2r): subtracting the doubled slider borrows from the next
// blocker, and the exclusive or keeps exactly what the borrow has changed. The slider's own bit
// and those below it take no part. The other direction is the same on the reversed byte. A
// borrow that finds no blocker runs off the end of the byte, as the rook runs to the edge.
//
// Source: Chess Programming Wiki, Subtracting a Rook from a Blocking Piece.
func FirstRank[S constraints.Integer](file S, occ uint8) uint8 {
	rook := uint8(1) << (uint8(file) & 7)
	reversed := bits.Reverse8(occ)
	right := occ ^ (occ - 2*rook)
	left := reversed ^ (reversed - 2*bits.Reverse8(rook))
	return right | bits.Reverse8(left)
}
