package legality

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
)

// CheckMask returns the squares that a piece other than the king may go to as far as checks on the
// square king (0 to 63, masked) are concerned: all if there is no checker, the checker's and those
// between if there is one, none if there are two. A pawn that gives check may also be captured en passant,
// which ends on a square outside of the mask.
func CheckMask[S constraints.Integer, B ~uint64](king S, checkers B) B {
	if checkers == 0 {
		return ^B(0)
	}
	if checkers&(checkers-1) != 0 {
		return 0
	}
	return geometry.BetweenTo[S, B](king, S(bits.TrailingZeros64(uint64(checkers))))
}

// ChecksAndPins looks from the square king (0 to 63, masked) at sliders, each of which must stand
// on a line with king that it moves along. It returns those that give check, with nothing between,
// and the pin mask: the rays from the king, without its square, up to and including a slider that
// pins a piece of on.Own. A piece of on.Own on the mask is pinned.
//
// Two calls, one for ranks and files and one for diagonals, give what a generator of legal moves
// needs. A piece on the mask of ranks and files moves along those or not at all, and stays on that
// mask; the same holds for the diagonals.
//
//	checks, pinLines := legality.ChecksAndPins(king, geometry.RookLines[Square, Bitboard](king)&them.Orthogonals, on)
func ChecksAndPins[S constraints.Integer, B ~uint64](king S, sliders B, on Squares[B]) (checkers, pins B) {
	for ; sliders != 0; sliders &= sliders - 1 {
		between := geometry.Between[S, B](king, S(bits.TrailingZeros64(uint64(sliders))))
		switch blockers := between & on.Occupied; {
		case blockers == 0:
			checkers |= sliders & -sliders
		case blockers&on.Own != 0 && blockers&(blockers-1) == 0:
			pins |= between | sliders&-sliders
		}
	}
	return checkers, pins
}

// Lift returns the occupancy occ without those of blockers that belong to attacked, the squares that a
// slider attacks with occ. What the slider attacks with the result and not with occ, it attacks by
// x-ray:
//
//	direct := magic.Queen(sq, occ)
//	xray := direct ^ magic.Queen(sq, legality.Lift(occ, direct, blockers))
//
// Source: Chess Programming Wiki, X-ray Attacks (Bitboards),
// https://www.chessprogramming.org/X-ray_Attacks_(Bitboards).
func Lift[B ~uint64](occ, attacked, blockers B) B { return occ &^ (attacked & blockers) }
