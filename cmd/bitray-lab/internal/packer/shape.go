package packer

import (
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// shortHole is the length below which a hole is given up: experience says that other tables
// hardly ever interleave with such holes.
const shortHole = 48

// newShape returns the shape of m, whose used slots are given in ascending order, with one of them as the first: the
// table is turned in its range, by way of the addend. It costs the slots, and those of holes too short for others to
// fill.
func newShape(m find.Multiplier, slots []int, first int) *overlap.Shape {
	turned := make([]int, len(slots))
	for i, slot := range slots {
		turned[i] = (slot - first) & (1<<m.Bits - 1)
	}
	slices.Sort(turned)
	s := overlap.NewShape(turned)
	s.Multiplier, s.Cost = m, len(turned)
	s.Multiplier.Addend -= uint64(first) << (64 - m.Bits)
	for i := 1; i < len(turned); i++ {
		if hole := turned[i] - turned[i-1] - 1; hole < shortHole {
			s.Cost += hole
		}
	}
	return s
}

// behindLongestHole returns the slot behind the longest hole of a table of so many slots. As the first of a shape it
// leaves that hole out.
func behindLongestHole(slots []int, size int) (first int) {
	before, longest := slots[len(slots)-1]-size, 0
	for _, slot := range slots {
		if hole := slot - before; hole > longest {
			first, longest = slot, hole
		}
		before = slot
	}
	return first
}
