package packer

import (
	"math"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/slab"
)

// rooks is the number of places in a sequence that rooks have; bishops have the rest.
const rooks = slab.Entries / 2

// Step changes the order of the tables in the slab, or the multiplier of one, and places the tables
// again. The change stays if the slab becomes shorter, or longer by no more than a random number of
// slots, which is heat (0 to [MaxHeat]) on average; 100 is hot, 1 is cold.
func (p *Packer) Step(heat float64) {
	limit := p.state.Size() + int(heat*p.random.ExpFloat64())
	p.state.Try(p.change, func(from int) bool { return p.state.Place(from, limit, p.place) })
}

// change alters the part of the sequence that rooks have, and returns the first place that is
// different.
func (p *Packer) change() (from int) {
	i, j := p.random.IntN(rooks), p.random.IntN(rooks)
	order := p.state.Placed
	switch p.random.IntN(3) {
	case 0:
		order[i], order[j] = order[j], order[i]
	case 1:
		p.state.Move(i, j)
	case 2:
		at := &order[i]
		at.Pool = p.random.IntN(len(p.items[at.Item]))
		shapes := p.pools[p.items[at.Item][at.Pool].problem].shapes
		at.Shape = shapes[min(p.random.IntN(len(shapes)), p.random.IntN(len(shapes)))] // cheap ones more often
		return i
	}
	return min(i, j)
}

// place puts a rook where it fits first. Bishops are small, and fill what the rooks leave.
func (p *Packer) place(i, end int) {
	if i < rooks {
		p.state.Fit(i, p.state.Placed[i].Shape, math.MaxInt) // the slab is long enough for all
	} else {
		p.choose(i, end)
	}
}

// choose gives the table at a place a shape that ends at end or before; if there is none, the one that ends
// first.
func (p *Packer) choose(i, end int) {
	var pools []overlap.Pool
	for _, seat := range p.items[p.state.Placed[i].Item] {
		pools = append(pools, p.pools[seat.problem].shapes)
	}
	p.state.Choose(i, end, pools...)
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
	if s, ok := pool.start(p.random, other[p.random.IntN(len(other))].Multiplier); ok {
		pool.anneal(p.random, s, tries)
	}
}
