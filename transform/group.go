package transform

import (
	"iter"
	"math/bits"
)

// Group is a group of symmetries: a set that has, with any two of them, what they make one after the other.
// The zero value has the identity only. Make others with [GroupOf].
type Group uint8 // bit i is set if the group has Symmetry(i)

// AllSymmetries is the group of all eight.
const AllSymmetries Group = 0xff

// GroupOf returns the smallest group that has the given symmetries, one of ten: GroupOf(HorizontalMirror), which
// exchanges the wings, is what chess with pawns allows, GroupOf(QuarterTurnClockwise) has the four rotations,
// and GroupOf() the identity.
func GroupOf(symmetries ...Symmetry) (g Group) {
	for _, s := range symmetries {
		g |= 1 << (s & 7)
	}
	for grown := g; ; g = grown {
		for a := range g.members() {
			for b := range g.members() {
				grown |= 1 << a.Compose(b)
			}
		}
		if grown == g {
			return g
		}
	}
}

// members yields the members in ascending order, the identity first.
func (g Group) members() iter.Seq[Symmetry] {
	return func(yield func(Symmetry) bool) {
		for left := uint8(g) | 1<<Identity; left != 0; left &= left - 1 {
			if !yield(Symmetry(bits.TrailingZeros8(left))) {
				return
			}
		}
	}
}
