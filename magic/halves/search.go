package halves

import (
	"math/bits"
	"math/rand/v2"

	"github.com/bitray/bitray/magic/find"
)

// finder finds multipliers of two halves, by the placement of [find.Finder.Place]: each square of the mask is
// to have an index bit of its own, which the multiplier of its half brings it to. A seed determines all that
// it finds.
type finder struct {
	random *rand.Rand
	tries  int
	// taken says of each slot in which try an attack set took it, so that tables are never cleared.
	taken [1 << find.MaxBits]int
}

func newFinder(seed uint64) *finder { return &finder{random: rand.New(rand.NewPCG(seed, 0))} }

// place finds the multipliers of p and enters the attacks into table, which has a slot for each occupancy.
func (f *finder) place(p *find.Problem, table []uint64) (low, high uint32) {
	for {
		f.tries++
		low, high, ok := f.candidate(p.Mask, p.Bits)
		if ok && f.enter(p, table, low, high) {
			return low, high
		}
	}
}

// candidate constructs multipliers, which remain to be tested, or runs into a square that has no index bit left.
// The high half comes first: its last squares reach only the highest index bits.
func (f *finder) candidate(mask uint64, indexBits int) (low, high uint32, ok bool) {
	free := uint32(1)<<indexBits - 1
	if high, ok = f.half(uint32(mask>>32), indexBits, &free); ok {
		low, ok = f.half(uint32(mask), indexBits, &free)
	}
	return low, high, ok
}

// half constructs the multiplier of one half, from its highest square downwards, and takes the index bits from
// free. A square that already lands on a free index bit claims it; else a random one is chosen.
func (f *finder) half(mask uint32, indexBits int, free *uint32) (magic uint32, ok bool) {
	shift := 32 - indexBits
	for ; mask != 0; mask &^= 1 << (bits.Len32(mask) - 1) {
		square := bits.Len32(mask) - 1
		if landed := magic << square >> shift & *free; landed != 0 {
			*free &^= landed & -landed
			continue
		}
		reachable := *free
		if square > shift {
			reachable &^= 1<<(square-shift) - 1
		}
		if reachable == 0 {
			return 0, false
		}
		for skip := f.random.IntN(bits.OnesCount32(reachable)); skip > 0; skip-- {
			reachable &= reachable - 1
		}
		index := bits.TrailingZeros32(reachable)
		*free &^= 1 << index
		magic |= 1 << (index + shift - square)
	}
	return magic, true
}

// enter fills table and reports whether no two occupancies with different attacks have the same index.
func (f *finder) enter(p *find.Problem, table []uint64, low, high uint32) bool {
	shift := 32 - p.Bits
	for occupancy, attacks := range p.All() {
		i := index(occupancy, low, high, shift)
		if f.taken[i] == f.tries && table[i] != attacks {
			return false
		}
		f.taken[i], table[i] = f.tries, attacks
	}
	return true
}

// index returns the index of an occupancy, which must be masked.
func index(occupancy uint64, low, high uint32, shift int) uint32 {
	return (uint32(occupancy)*low ^ uint32(occupancy>>32)*high) >> (shift & 31)
}
