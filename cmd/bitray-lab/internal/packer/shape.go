package packer

import (
	"math/bits"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// shape is the footprint of a multiplier: which slots of its table are used, the first one
// being slot 0.
type shape struct {
	*overlap.Shape
	multiplier find.Multiplier
	used       int // how many slots are used
	cost       int // used slots, and the slots of holes too short for others to fill
}

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

// newShape returns the shape of m, whose used slots are given.
func newShape(m find.Multiplier, used *find.Slots, turn turning) *shape {
	size := 1 << m.Bits
	slots := list(used)
	first := slots[0]
	if turn == toLongestHole {
		longest := slots[0] + size - slots[len(slots)-1]
		for i := 1; i < len(slots); i++ {
			if hole := slots[i] - slots[i-1]; hole > longest {
				first, longest = slots[i], hole
			}
		}
	}
	m.Addend -= uint64(first) << (64 - m.Bits)

	for i := range slots {
		slots[i] = (slots[i] - first) & (size - 1)
	}
	s := &shape{Shape: overlap.NewShape(slots), multiplier: m, used: len(slots)}
	s.cost = s.used + s.shortHoles()
	return s
}

func list(used *find.Slots) []int {
	slots := make([]int, 0, used.Len())
	for i, word := range used {
		for ; word != 0; word &= word - 1 {
			slots = append(slots, i<<6|bits.TrailingZeros64(word))
		}
	}
	return slots
}

// shortHoles returns the number of slots in short holes.
func (s *shape) shortHoles() (n int) {
	last := 0
	for i, word := range s.Words {
		for ; word != 0; word &= word - 1 {
			slot := i<<6 | bits.TrailingZeros64(word)
			if hole := slot - last - 1; hole > 0 && hole < shortHole {
				n += hole
			}
			last = slot
		}
	}
	return n
}
