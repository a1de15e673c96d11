package packer

import (
	"math"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

// rooks is the number of places in a sequence that rooks have; bishops have the rest.
const rooks = slab.Entries / 2

// Step changes the order of the tables in the slab, or the multiplier of one, and places the tables
// again. The change stays if the slab becomes shorter, or longer by no more than a random number of
// slots, which is heat (0 to [MaxHeat]) on average; 100 is hot, 1 is cold. Step reports whether
// there is a new best slab.
func (p *Packer) Step(heat float64) bool {
	before := p.state
	limit := before[slab.Entries-1].end + int(heat*p.random.ExpFloat64())
	from := p.change()
	if p.placeFrom(from, limit) {
		return p.note()
	}
	p.state = before
	p.redraw(from)
	return false
}

// change alters the part of the sequence that rooks have, and returns the first place that is
// different.
func (p *Packer) change() (from int) {
	i, j := p.random.IntN(rooks), p.random.IntN(rooks)
	switch p.random.IntN(3) {
	case 0:
		p.state[i], p.state[j] = p.state[j], p.state[i]
	case 1:
		moved := p.state[i]
		copy(p.state[i:], p.state[i+1:rooks])
		copy(p.state[j+1:rooks], p.state[j:])
		p.state[j] = moved
	case 2:
		p.state[i].shape, p.state[i].symmetry = p.choose(p.state[i].item)
		return i
	}
	return min(i, j)
}

// choose draws a shape for an item, cheap ones more often.
func (p *Packer) choose(item int) (*shape, transform.Symmetry) {
	seat := p.items[item][p.random.IntN(len(p.items[item]))]
	shapes := p.pools[seat.problem].shapes
	return shapes[min(p.random.IntN(len(shapes)), p.random.IntN(len(shapes)))], seat.symmetry
}

// placeFrom places everything from the given place of the sequence on, each where it fits
// first. It gives up when the slab grows beyond limit.
func (p *Packer) placeFrom(from, limit int) bool {
	end := 0
	if from > 0 {
		end = p.state[from-1].end
	}
	for i := from; i < slab.Entries; i++ {
		at := &p.state[i]
		if i < rooks {
			at.offset, _ = p.slabs[i].Fit(at.shape.Shape, math.MaxInt) // the slab is long enough for all
		} else {
			// Bishops are small, and fill what the rooks leave.
			p.placeBest(at, p.slabs[i], end)
		}
		end = max(end, at.offset+at.shape.Span)
		if end > limit {
			return false
		}
		at.end = end
		p.draw(i)
	}
	return true
}

// placeBest chooses a shape that ends at end or before; if there is none, the one that ends
// first.
func (p *Packer) placeBest(at *placement, taken overlap.Slab, end int) {
	least := math.MaxInt
	for _, seat := range p.items[at.item] {
		shapes := p.pools[seat.problem].shapes
		for _, s := range shapes {
			if offset, ok := taken.Fit(s.Shape, least-1); ok {
				least = offset + s.Span
				at.shape, at.symmetry, at.offset = s, seat.symmetry, offset
			}
			if least <= end {
				return
			}
		}
	}
}

// draw makes the slab after place i from the one before.
func (p *Packer) draw(i int) {
	p.reach = max(p.reach, p.state[i].end>>6+1)
	copy(p.slabs[i+1][:p.reach], p.slabs[i])
	p.slabs[i+1].Toggle(p.state[i].shape.Shape, p.state[i].offset)
}

func (p *Packer) redraw(from int) {
	for i := from; i < slab.Entries; i++ {
		p.draw(i)
	}
}

// Anneal improves the choice of multipliers of one random piece and square by the given number of
// tries, which take microseconds each. Seven times in eight it is a rook, whose tables take
// nearly all of the slab.
func (p *Packer) Anneal(tries int) {
	pool := p.pools[p.random.IntN(rooks)]
	if p.random.IntN(8) == 0 {
		pool = p.pools[rooks+p.random.IntN(slab.Entries-rooks)]
	}
	if p.random.IntN(3) == 0 {
		pool.anneal(p.random, pool.shapes[p.random.IntN(len(pool.shapes))], tries)
		return
	}
	other := p.pools[int(pool.problem.Piece)<<6|p.random.IntN(64)].shapes
	if s, ok := pool.start(p.random, other[p.random.IntN(len(other))].multiplier); ok {
		pool.anneal(p.random, s, tries)
	}
}
