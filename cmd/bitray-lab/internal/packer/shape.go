package packer

import (
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// shortHole is the length below which a hole is given up: experience says that other tables
// hardly ever interleave with such holes.
const shortHole = 48

// turning says at which slot a shape begins.
type turning int

const (
	// toLongestHole turns the table in its range, by way of the addend, so that its longest
	// hole comes last and is not part of the shape.
	toLongestHole turning = iota
	// toFirstSlot leaves the table as it is.
	toFirstSlot
)

// newShape returns the shape of m, whose used slots are given. It costs them, and the slots of holes too short for
// others to fill.
func newShape(m find.Multiplier, used *find.Slots, turn turning) *overlap.Shape {
	size := 1 << m.Bits
	slots := overlap.Slots(used[:])
	first := slots[0]
	if turn == toLongestHole {
		longest := slots[0] + size - slots[len(slots)-1]
		for i := 1; i < len(slots); i++ {
			if hole := slots[i] - slots[i-1]; hole > longest {
				first, longest = slots[i], hole
			}
		}
	}
	for i := range slots {
		slots[i] = (slots[i] - first) & (size - 1)
	}
	s := overlap.NewShape(slots)
	s.Multiplier, s.Cost = m, len(slots)
	s.Multiplier.Addend -= uint64(first) << (64 - m.Bits)
	slices.Sort(slots)
	for i := 1; i < len(slots); i++ {
		if hole := slots[i] - slots[i-1] - 1; hole < shortHole {
			s.Cost += hole
		}
	}
	return s
}
