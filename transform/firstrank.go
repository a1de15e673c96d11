package transform

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// FirstRank returns the squares of a rank that a rook on file (0 to 7) attacks, given the
// occupancy of the rank: bit i is the square on file i. The rook's own bit in occ makes no
// difference; the first occupied square in each direction is attacked, and nothing behind it.
//
// Every line of the board is such a rank once it is gathered into a byte, so all
// attack tables of the module are built with this function.
//
// Only the nearest blockers matter: the lowest bit above the rook and the highest below it.
// Twice the one minus the other is a run of ones from blocker to blocker, both included, and
// the rook is taken out of it. Without a blocker above, twice zero is zero, and the
// subtraction wraps to a run up to the edge; a bit below everything stands in for a missing
// blocker below.
//
// Source: Michael Hoffmann's obstruction difference; Chess Programming Wiki,
// https://www.chessprogramming.org/Obstruction_Difference.
func FirstRank[S constraints.Integer](file S, occ uint8) uint8 {
	rook := uint8(1) << (uint8(file) & 7)
	above := occ & -(2 * rook)
	below := occ&(rook-1) | 1
	highestBelow := uint8(1) << (uint8(bits.Len8(below)-1) & 7)
	return (2*(above&-above) - highestBelow) &^ rook
}
