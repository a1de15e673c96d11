// Package overlap lays tables with unused slots across one another in one slab.
package overlap

import "math/bits"

// Slab is the set of slots that are taken, as bits, 64 to a word.
type Slab []uint64

// window returns the 64 slots from slot on.
func (b Slab) window(slot int) uint64 {
	i, s := slot>>6, uint(slot)&63
	// A shift by 64 is zero in Go, as it should be here.
	return b[i]>>s | b[i+1]<<(64-s)
}

// Toggle enters the slots of s at offset, or takes them out.
func (b Slab) Toggle(s *Shape, offset int) {
	i, shift := offset>>6, uint(offset)&63
	carry := uint64(0)
	for _, word := range s.Words {
		b[i] ^= word<<shift | carry
		carry = word >> (64 - shift)
		i++
	}
	b[i] ^= carry
}

// free reports whether s at offset meets no slot that is taken.
func (b Slab) free(s *Shape, offset int) bool {
	for i, word := range s.Words {
		if b.window(offset+i<<6)&word != 0 {
			return false
		}
	}
	return true
}

// fewProbes is how many slots of a shape are probed for 64 offsets at once. After that the
// offsets that are left are few or good, and are tested one by one.
const fewProbes = 24

// Fit returns the first offset at which s meets no slot that is taken and does not reach beyond limit, or the
// end of b, and whether there is one.
//
// Slot p of the shape rules out the offsets o at which o+p is taken: for 64 offsets those are one window of
// b.
func (b Slab) Fit(s *Shape, limit int) (offset int, ok bool) {
	last := min(limit, 64*(len(b)-2)) - s.Span // the last offset; a window reads one word more
	probes := s.probe()
	for block := 0; block <= last; block += 64 {
		allowed := ^uint64(0)
		for _, probe := range probes {
			if allowed &^= b.window(block + probe); allowed == 0 {
				break
			}
		}
		for ; allowed != 0; allowed &= allowed - 1 {
			offset = block + bits.TrailingZeros64(allowed)
			if offset > last {
				return 0, false
			}
			if b.free(s, offset) {
				return offset, true
			}
		}
	}
	return 0, false
}
