package orbit

import (
	"iter"
	"math/bits"

	"github.com/bitray/bitray/transform"
)

// Group is a group of symmetries of the board: bit i is set if the group has the symmetry
// transform.Symmetry(i). The ten groups have the names below; the identity counts as a member
// even if its bit is not set. A set of symmetries that is not a group has no canonical forms:
// make a group of it with [Generate].
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

// Generate returns the smallest group that has all the given symmetries.
func Generate(symmetries ...transform.Symmetry) Group {
	g := Trivial
	for _, s := range symmetries {
		g |= 1 << (s & 7)
	}
	for grown := g.products(); grown != g; grown = g.products() {
		g = grown
	}
	return g
}

// products returns the set of all products of two members.
func (g Group) products() Group {
	var products Group
	for a := range g.Members() {
		for b := range g.Members() {
			products |= 1 << a.Compose(b)
		}
	}
	return products
}

// Has reports whether s is a member of g. Higher bits of s than those of the symmetries are
// ignored, here as in [Generate].
func (g Group) Has(s transform.Symmetry) bool { return (g|Trivial)>>(s&7)&1 != 0 }

// Order returns the number of members: 1, 2, 4 or 8.
func (g Group) Order() int { return bits.OnesCount8(uint8(g | Trivial)) }

// Members yields the members in ascending order, the identity first.
func (g Group) Members() iter.Seq[transform.Symmetry] {
	return func(yield func(transform.Symmetry) bool) {
		for left := uint8(g | Trivial); left != 0; left &= left - 1 {
			if !yield(transform.Symmetry(bits.TrailingZeros8(left))) {
				return
			}
		}
	}
}
