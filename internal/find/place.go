package find

import (
	"math/bits"
	"math/rand/v2"
)

// Finder finds multipliers by [Finder.Place]. A seed determines everything it finds. It must not be used
// by several goroutines at once.
type Finder struct {
	Tester
	random *rand.PCG
}

// NewFinder returns a Finder whose results depend on seed alone.
func NewFinder(seed uint64) *Finder {
	return &Finder{random: rand.NewPCG(seed, 0)}
}

// Place finds a multiplier for p, without an addend, with an index of p.Bits bits, at most [MaxBits]. It
// needs an index bit for each square of the mask; with fewer it never ends (for those see
// cmd/bitray-lab, package exhaust). It constructs candidates instead of guessing
// them, and most squares need only a few.
//
// A multiplier that copies every square of the mask to its own index bit is a good candidate: then single
// squares never collide, and what is left to chance are the carries. So visit the squares in order. If the
// multiplier built so far already moves the square to an unclaimed index bit, claim it.
// Else choose a free index bit at random and set the bit of the multiplier that moves the square there; that
// is impossible for index bits below the square's own place in the product. The candidate is then tested on
// all occupancies, and a destructive collision starts it over.
//
// The order begins with the rank of the slider, goes down, and on from the top. The squares of a
// rank are neighbors, so what moves the highest of them to a high index bit moves the others to the
// bits below: one bit of the multiplier may take care of the whole rank of a rook. It is also why
// high bits are drawn more often than low ones. With the squares in plain order, upwards or
// downwards at random, and all bits drawn alike, it took several times as many candidates. Yet any
// bit may be drawn: with a fixed choice some squares would fail forever.
func (f *Finder) Place(p *Problem) uint64 {
	turn := 56 - int(p.Square&^7) // brings the rank of the slider to the top
	for {
		free := uint64(1)<<p.Bits - 1
		magic, ok := f.Copy(p.Mask, turn, p.Bits, &free)
		if ok && f.Test(p, Multiplier{Bits: p.Bits, Magic: magic}) {
			return magic
		}
	}
}

// Copy constructs a multiplier that copies every square of a mask to an index bit of its own, which it takes
// from free, or runs into a square that has none left. The index is the highest indexBits bits of the product.
// The squares are visited downwards in the mask that is rotated to the left by turn.
func (f *Finder) Copy(mask uint64, turn, indexBits int, free *uint64) (magic uint64, ok bool) {
	shift := uint(64 - indexBits)
	for mask := bits.RotateLeft64(mask, turn); mask != 0; {
		top := bits.Len64(mask) - 1
		mask &^= 1 << top
		square := uint(top-turn) & 63
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
		index := f.pick(reachable)
		*free &^= 1 << index
		magic |= 1 << (index + shift - square)
	}
	return magic, true
}

// pick returns the number, 0 to 63, of a random bit of set, which must not be empty: the higher of two
// draws, as Place makes them.
func (f *Finder) pick(set uint64) uint {
	draws := f.random.Uint64()
	fraction := max(draws>>32, draws&(1<<32-1)) // of 2^32
	for skip := fraction * uint64(bits.OnesCount64(set)) >> 32; skip > 0; skip-- {
		set &= set - 1
	}
	return uint(bits.TrailingZeros64(set))
}
