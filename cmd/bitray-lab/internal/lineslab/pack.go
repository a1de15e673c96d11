package lineslab

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
)

// Table is where the table of a line is in the slab: slab[Offset+index].
type Table struct {
	Multiplier uint64
	Offset     int // of the index 0, which may be one that no occupancy has; so it can be below 0
}

// Packer lays the tables of all lines across one another. What it does depends on the seed and on the number
// of steps alone.
type Packer struct {
	random *rand.Rand
	pools  [Lines]*pool
	state  *overlap.Sequence
	best   []overlap.Placed
	size   int
}

// slabWords is longer than all tables one after the other need after some packing.
const slabWords = 160

// NewPacker returns a Packer. For each line it looks at the given number of multipliers at least.
func NewPacker(h Hash, seed uint64, multipliers int) *Packer {
	p := &Packer{random: rand.New(rand.NewPCG(seed, 0)), state: overlap.NewSequence(Lines, slabWords), size: math.MaxInt}
	for line := range p.pools {
		p.pools[line] = newPool(h, line, rand.New(rand.NewPCG(seed, uint64(line)+1)))
		for looked := 0; looked < multipliers; {
			looked += p.pools[line].improve()
		}
	}
	slices.SortStableFunc(p.state.Placed, func(a, b overlap.Placed) int {
		return -cmp.Compare(p.pools[a.Item].shapes[0].Cost, p.pools[b.Item].shapes[0].Cost)
	})
	p.place(0)
	p.note()
	return p
}

// Size returns the number of entries of the best slab so far.
func (p *Packer) Size() int { return p.size }

// Tables returns the best slab so far, by line.
func (p *Packer) Tables() (tables [Lines]Table) {
	for _, at := range p.best {
		tables[at.Item] = Table{at.Shape.Multiplier.Magic, at.Offset - at.Shape.First}
	}
	return tables
}

// Step moves a line to another place in the order, and packs everything from there on again. A slab that is
// longer by a few entries stays now and then, so that the packing does not get stuck: by heat entries in
// about one step of three.
func (p *Packer) Step(heat float64) {
	from, to := p.random.IntN(Lines), p.random.IntN(Lines)
	before, length := slices.Clone(p.state.Placed), p.state.Size()
	overlap.Move(p.state.Placed, from, to)
	p.place(min(from, to))
	if worse := float64(p.state.Size() - length); worse > 0 && p.random.Float64() >= math.Exp(-worse/heat) {
		p.state.Restore(before, min(from, to))
	}
	p.note()
}

// note keeps the state if it is the best so far.
func (p *Packer) note() {
	if p.state.Size() < p.size {
		p.size, p.best = p.state.Size(), slices.Clone(p.state.Placed)
	}
}

// place packs the lines from a place in the order on: each with the shape, and at the first offset, that
// makes its table end first.
func (p *Packer) place(from int) {
	for i := from; i < Lines; i++ {
		p.state.Choose(i, 0, p.pools[p.state.Placed[i].Item].shapes)
		p.state.Enter(i)
	}
}
