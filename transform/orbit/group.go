package orbit

import (
	"iter"
	"math/bits"

	"github.com/bitray/bitray/transform"
)

// Group is a group of symmetries of the board: bit i is set if the group has the symmetry
// transform.Symmetry(i). The ten groups have the names below; the identity counts as a member
// even if its bit is not set. A set of symmetries that is not a group has no canonical forms.
type Group uint8

// The ten groups. Horizontal exchanges the wings, which is what chess with pawns allows.
const (
	Trivial Group = 1 << transform.Identity

	Horizontal   = Trivial | 1<<transform.HorizontalMirror
	Vertical     = Trivial | 1<<transform.VerticalFlip
	HalfTurn     = Trivial | 1<<transform.HalfTurn
	Diagonal     = Trivial | 1<<transform.DiagonalFlip
	AntiDiagonal = Trivial | 1<<transform.AntiDiagonalFlip

	Orthogonals = Horizontal | Vertical | HalfTurn
	Diagonals   = Diagonal | AntiDiagonal | HalfTurn
	Rotations   = HalfTurn | 1<<transform.QuarterTurnClockwise | 1<<transform.QuarterTurnAntiClockwise

	All = Orthogonals | Diagonals | Rotations
)

// members yields the members in ascending order, the identity first.
func (g Group) members() iter.Seq[transform.Symmetry] {
	return func(yield func(transform.Symmetry) bool) {
		for left := uint8(g | Trivial); left != 0; left &= left - 1 {
			if !yield(transform.Symmetry(bits.TrailingZeros8(left))) {
				return
			}
		}
	}
}
