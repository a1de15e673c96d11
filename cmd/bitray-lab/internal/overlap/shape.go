package overlap

import "math/bits"

// Shape is the footprint of a table: which of its slots are used.
type Shape struct {
	Words  []uint64 // the used slots, as bits
	Span   int      // one more than the last used slot
	probes []int32
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

// Slots returns the used slots in ascending order.
func (s *Shape) Slots() (slots []int32) {
	for i, word := range s.Words {
		for ; word != 0; word &= word - 1 {
			slots = append(slots, int32(i<<6|bits.TrailingZeros64(word)))
		}
	}
	return slots
}

// probesSpread returns the used slots in the order in which a fit tests them: neighbors are mostly taken
// together, so steps of the golden ratio spread the tests evenly over the table from the first on.
func (s *Shape) probesSpread() []int32 {
	if s.probes != nil {
		return s.probes
	}
	slots := s.Slots()
	n := len(slots)
	step := n*618/1000 | 1
	for gcd(step, n) != 1 {
		step += 2
	}
	s.probes = make([]int32, n)
	for i := range s.probes {
		s.probes[i] = slots[i*step%n]
	}
	return s.probes
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
