package magic32

import (
	"slices"

	"github.com/bitray/bitray/internal/find"
)

// finder finds multipliers of two halves, by the placement of [find.Finder.Place]: each square of the mask is
// to have its own index bit, to which the multiplier of its half brings it. A seed determines all that
// it finds.
type finder struct {
	*find.Finder
	tries int
	// taken says of each slot in which try an attack set took it, so that tables are never cleared.
	taken [1 << find.MaxBits]int
}

func newFinder(seed uint64) *finder { return &finder{Finder: find.NewFinder(seed)} }

// place finds the multipliers of p and enters the attacks into table, which has a slot for each occupancy. An
// occupancy of the first line that collides with others comes first in the next try: it may well collide again.
func (f *finder) place(p *find.Problem, table []uint64) (low, high uint32) {
	one, other := p.Lines()
	order := make([]int, len(one.Occupancies), 64)
	for i := range order {
		order[i] = i
	}
	for {
		f.tries++
		low, high, ok := f.candidate(p.Mask, p.Bits)
		collided := slices.IndexFunc(order, func(i int) bool {
			return !ok || f.collides(&other, one.Occupancies[i], one.Attacks[i], low, high, 32-p.Bits, table)
		})
		if collided < 0 {
			return low, high
		}
		first := order[collided]
		copy(order[1:], order[:collided])
		order[0] = first
	}
}

// candidate constructs multipliers, which remain to be tested, or runs into a square that has no index bit
// left. The upper half of a word of 64 bits is multiplied like a word of 32. The high half of the board comes
// first: its last squares reach only the highest index bits.
func (f *finder) candidate(mask uint64, indexBits int) (low, high uint32, ok bool) {
	const upper = 0xffffffff_00000000
	free := uint64(1)<<indexBits - 1
	forHigh, ok := f.Copy(mask&upper, 0, indexBits, &free)
	if !ok {
		return 0, 0, false
	}
	forLow, ok := f.Copy(mask<<32, 0, indexBits, &free)
	return uint32(forLow), uint32(forHigh), ok
}

// collides enters all occupancies of a line together with one of the other line, whose attacks are given, and
// reports whether one of them has the index of other attacks.
func (f *finder) collides(l *find.Line, occupancy, attacks uint64, low, high uint32, shift int, table []uint64) bool {
	number, sets := f.tries, l.Attacks
	for j, along := range l.Occupancies[:len(sets)] {
		whole, both := occupancy|along, attacks|sets[j]
		index := (uint32(whole)*low ^ uint32(whole>>32)*high) >> (shift & 31)
		taken := &f.taken[index&(1<<find.MaxBits-1)]
		if *taken == number && table[index] != both {
			return true
		}
		*taken, table[index] = number, both
	}
	return false
}
