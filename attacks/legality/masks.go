package legality

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
)

// CheckMask returns the squares that a piece other than the king may go to, given the checks on the
// square king (0 to 63, masked): all if there is no checker, the checker's and those
// between if there is one, none if there are two. A pawn that gives check may also be captured en passant,
// which ends on a square outside of the mask.
func CheckMask[S constraints.Integer, B ~uint64](king S, checkers B) B {
	if checkers == 0 {
		return ^B(0)
	}
	if checkers&(checkers-1) != 0 {
		return 0
	}
	return geometry.BetweenTo[B](king, S(bits.TrailingZeros64(uint64(checkers))))
}
