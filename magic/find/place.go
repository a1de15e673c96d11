package find

import (
	"math/bits"
	"math/rand/v2"
)

// Finder searches multipliers. It keeps the scratch table that tries are tested on, and its
// source of random numbers, so that a seed determines everything it finds.
type Finder struct {
	random *rand.PCG
	table  [4096]entry
	try    uint64
}

// entry is a slot of the scratch table. It holds something only if its stamp is that of the
// try under way, so the table is never cleared.
type entry struct{ stamp, attacks uint64 }

// NewFinder returns a Finder whose results depend on seed alone.
func NewFinder(seed uint64) *Finder {
	return &Finder{random: rand.NewPCG(seed, 0)}
}

// Tries returns how many candidates have been tested so far.
func (f *Finder) Tries() uint64 { return f.try }

// Place finds a multiplier for p with an index of p.Bits bits: as many as the mask has
// squares. It constructs candidates instead of guessing them, and most squares need only a
// handful.
//
// A multiplier that copies every square of the mask to an index bit of its own is a good
// candidate: then single squares never collide, and what is left to chance are the carries.
// So visit the squares in order. If the multiplier, as far as it is built, already moves the
// square to an index bit that nobody claimed, claim it. Else choose a free index bit at random
// and set the bit of the multiplier that moves the square there; that is impossible for index
// bits below the square's own place in the product. The candidate is then tested on all
// occupancies, and a harmful collision starts it over.
//
// The order is upwards or downwards by the toss of a coin, and the index bits are drawn at
// random: with a fixed choice a square may fail for ever.
func (f *Finder) Place(p *Problem) uint64 {
	for {
		if magic, ok := f.candidate(p); ok && f.test(p, magic) {
			return magic
		}
	}
}

func (f *Finder) candidate(p *Problem) (magic uint64, ok bool) {
	shift := uint(64 - p.Bits)
	free := uint64(1)<<p.Bits - 1
	downwards := f.random.Uint64()&1 != 0
	for mask := p.Mask; mask != 0; {
		square := uint(bits.TrailingZeros64(mask))
		if downwards {
			square = uint(bits.Len64(mask) - 1)
		}
		mask &^= 1 << square
		if landed := magic << square >> shift & free; landed != 0 {
			free &^= landed & -landed
			continue
		}
		reachable := free
		if square > shift {
			reachable &^= 1<<(square-shift) - 1
		}
		if reachable == 0 {
			return 0, false
		}
		index := f.pick(reachable)
		free &^= 1 << index
		magic |= 1 << (index + shift - square)
	}
	return magic, true
}

// pick returns the place of a random bit of set, which is not empty.
func (f *Finder) pick(set uint64) uint {
	// The high word of the product of a random number and n is below n, evenly spread.
	skip, _ := bits.Mul64(f.random.Uint64(), uint64(bits.OnesCount64(set)))
	for ; skip > 0; skip-- {
		set &= set - 1
	}
	return uint(bits.TrailingZeros64(set))
}

// test reports whether magic maps no two occupancies with different attacks to one index.
func (f *Finder) test(p *Problem, magic uint64) bool {
	f.try++
	shift := uint(64-p.Bits) & 63
	a, b := &p.lines[0], &p.lines[1]
	for i := range a.size {
		product, attacks := a.occupancies[i]*magic, a.attacks[i]
		for j := range b.size {
			slot := &f.table[(product+b.occupancies[j]*magic)>>shift&4095]
			both := attacks | b.attacks[j]
			if slot.stamp != f.try {
				*slot = entry{f.try, both}
			} else if slot.attacks != both {
				return false
			}
		}
	}
	return true
}
