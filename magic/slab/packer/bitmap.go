package packer

import "math/bits"

// bitmap is the set of occupied slots of a slab.
type bitmap []uint64

// window returns the 64 slots from slot on.
func (b bitmap) window(slot int) uint64 {
	i, s := slot>>6, uint(slot)&63
	// A shift by 64 is zero in Go, as it should be here.
	return b[i]>>s | b[i+1]<<(64-s)
}

// toggle enters the slots of s at offset, or takes them out.
func (b bitmap) toggle(s *shape, offset int) {
	i, shift := offset>>6, uint(offset)&63
	carry := uint64(0)
	for _, word := range s.words {
		b[i] ^= word<<shift | carry
		carry = word >> (64 - shift)
		i++
	}
	b[i] ^= carry
}

// free reports whether s at offset meets no occupied slot.
func (b bitmap) free(s *shape, offset int) bool {
	for i, word := range s.words {
		if b.window(offset+i<<6)&word != 0 {
			return false
		}
	}
	return true
}

// fewProbes is how many slots of a shape are probed for 64 offsets at once. After that the
// offsets that are left are few or good, and are tested one by one.
const fewProbes = 24

// fit returns the first offset at which s meets no occupied slot. The bitmap must end in free
// slots, more than s has.
//
// Slot p of the shape rules out the offsets o at which o+p is occupied: for 64 offsets those
// are one window of the bitmap.
func (b bitmap) fit(s *shape) int {
	probes := s.probes[:min(len(s.probes), fewProbes)]
	for block := 0; ; block += 64 {
		// Slot 0 of a shape is always used.
		allowed := ^b[block>>6]
		for _, probe := range probes {
			if allowed == 0 {
				break
			}
			allowed &^= b.window(block + int(probe))
		}
		for ; allowed != 0; allowed &= allowed - 1 {
			if offset := block + bits.TrailingZeros64(allowed); b.free(s, offset) {
				return offset
			}
		}
	}
}
