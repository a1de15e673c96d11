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
	state  [Lines]placement
	before [Lines + 1]overlap.Slab // the slots that are taken before each place of the state
	best   [Lines]placement
	size   int
}

// placement is a line at its place in the order of packing.
type placement struct {
	line, shape, offset int
	end                 int // of the slab up to here
}

// slabWords is longer than all tables one after the other need after some packing.
const slabWords = 160

// NewPacker returns a Packer. For each line it looks at the given number of multipliers at least.
func NewPacker(h Hash, seed uint64, multipliers int) *Packer {
	p := &Packer{random: rand.New(rand.NewPCG(seed, 0)), size: math.MaxInt}
	for line := range p.pools {
		p.pools[line] = newPool(h, line, rand.New(rand.NewPCG(seed, uint64(line)+1)))
		for looked := 0; looked < multipliers; {
			looked += p.pools[line].improve()
		}
		p.state[line].line = line
	}
	for i := range p.before {
		p.before[i] = make(overlap.Slab, slabWords)
	}
	slices.SortStableFunc(p.state[:], func(a, b placement) int {
		return -cmp.Compare(p.pools[a.line].shapes[0].used, p.pools[b.line].shapes[0].used)
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
		s := &p.pools[at.line].shapes[at.shape]
		tables[at.line] = Table{s.multiplier, at.offset - s.first}
	}
	return tables
}

// Step moves a line to another place in the order, and packs everything from there on again. A slab that is
// longer by a few entries stays now and then, so that the packing does not get stuck: by heat entries in
// about one step of three.
func (p *Packer) Step(heat float64) {
	from, to := p.random.IntN(Lines), p.random.IntN(Lines)
	old := p.state
	length := p.state[Lines-1].end
	moved := p.state[from]
	if from < to {
		copy(p.state[from:to], p.state[from+1:to+1])
	} else {
		copy(p.state[to+1:from+1], p.state[to:from])
	}
	p.state[to] = moved
	p.place(min(from, to))
	if worse := float64(p.state[Lines-1].end - length); worse > 0 && p.random.Float64() >= math.Exp(-worse/heat) {
		p.state = old
		for i := min(from, to); i < Lines; i++ {
			p.take(i)
		}
	}
	p.note()
}

// note keeps the state if it is the best so far.
func (p *Packer) note() {
	if end := p.state[Lines-1].end; end < p.size {
		p.size, p.best = end, p.state
	}
}

// place packs the lines from a place in the order on: each with the shape, and at the first offset, that
// makes its table end first.
func (p *Packer) place(from int) {
	for i := from; i < Lines; i++ {
		at := &p.state[i]
		shapes := p.pools[at.line].shapes
		end := math.MaxInt
		for n := range shapes {
			if offset, ok := p.before[i].Fit(shapes[n].Shape, end-1); ok {
				at.shape, at.offset, end = n, offset, offset+shapes[n].Span
			}
		}
		p.take(i)
	}
}

// take enters the table at a place of the state.
func (p *Packer) take(i int) {
	at := &p.state[i]
	s := &p.pools[at.line].shapes[at.shape]
	copy(p.before[i+1], p.before[i])
	p.before[i+1].Toggle(s.Shape, at.offset)
	at.end = at.offset + s.Span
	if i > 0 {
		at.end = max(at.end, p.state[i-1].end)
	}
}
