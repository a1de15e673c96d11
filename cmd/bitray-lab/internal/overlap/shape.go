package overlap

import (
	"math/bits"

	"github.com/bitray/bitray/internal/find"
)

// Shape is the footprint of a table: which of its slots are used.
type Shape struct {
	Words      []uint64 // the used slots, as bits
	Span       int      // one more than the last used slot
	Multiplier find.Multiplier
	First      int // the index that slot 0 has by the multiplier
	Cost       int // what makes a short slab unlikely
	probes     []int
}

// NewShape returns the shape of a table whose used slots are given, in any order, with repetitions or
// without.
func NewShape(slots []int) *Shape {
	s := &Shape{}
	for _, slot := range slots {
		s.Span = max(s.Span, slot+1)
	}
	s.Words = make([]uint64, (s.Span+63)/64)
	for _, slot := range slots {
		s.Words[slot>>6] |= 1 << (slot & 63)
	}
	return s
}

// Used tests m, and returns the slots that it uses in ascending order, or none if it has a destructive collision.
func Used(t *find.Tester, p *find.Problem, m find.Multiplier) (slots []int) {
	if !t.Test(p, m) {
		return nil
	}
	for i := range 1 << m.Bits {
		if _, _, used := t.Slot(i); used {
			slots = append(slots, i)
		}
	}
	return slots
}

// Slots returns the slots of a set in ascending order.
func Slots(words []uint64) (slots []int) {
	for i, word := range words {
		for ; word != 0; word &= word - 1 {
			slots = append(slots, i<<6|bits.TrailingZeros64(word))
		}
	}
	return slots
}

// probe returns used slots in the order in which a fit tests them: neighbors are mostly taken
// together, so steps of the golden ratio spread the tests evenly over the table from the first on.
func (s *Shape) probe() []int {
	if s.probes == nil {
		slots := Slots(s.Words)
		for i := range min(len(slots), fewProbes) {
			s.probes = append(s.probes, slots[i*618%1000*len(slots)/1000])
		}
	}
	return s.probes
}
