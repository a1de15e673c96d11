package packer

import (
	"math/bits"

	"github.com/bitray/bitray/magic/find"
)

// shape is the footprint of a multiplier: which slots of its table are used, the first one
// being slot 0.
type shape struct {
	multiplier find.Multiplier
	words      []uint64 // the used slots, as a set of bits
	span       int      // one more than the last used slot
	used       int      // how many slots are used
	cost       int      // used slots, and the slots of holes too short for others to fill
	probes     []int32  // used slots in the order in which a fit tests them
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

	s := &shape{multiplier: m, used: len(slots)}
	for _, slot := range slots {
		s.span = max(s.span, (slot-first)&(size-1)+1)
	}
	s.words = make([]uint64, (s.span+63)/64)
	for _, slot := range slots {
		slot = (slot - first) & (size - 1)
		s.words[slot>>6] |= 1 << (slot & 63)
	}
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
	for i, word := range s.words {
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

// prepare fills in what only a shape that is to be placed needs.
func (s *shape) prepare() {
	if s.probes != nil {
		return
	}
	slots := make([]int32, 0, s.used)
	for i, word := range s.words {
		for ; word != 0; word &= word - 1 {
			slots = append(slots, int32(i<<6|bits.TrailingZeros64(word)))
		}
	}
	// Steps of the golden ratio spread the tests evenly over the table from the first on.
	n := len(slots)
	step := n*618/1000 | 1
	for gcd(step, n) != 1 {
		step += 2
	}
	s.probes = make([]int32, n)
	for i := range s.probes {
		s.probes[i] = slots[i*step%n]
	}
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
