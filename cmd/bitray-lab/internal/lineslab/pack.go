package lineslab

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
)

// Packer lays the tables of all lines across one another. What it does depends on the seed and on the number
// of steps alone.
type Packer struct {
	*overlap.Sequence
	random *rand.Rand
	pools  [Lines]*pool
}

// slabWords is longer than all tables one after the other need after some packing.
const slabWords = 160

// NewPacker returns a Packer. For each line it looks at the given number of multipliers at least.
func NewPacker(h Hash, seed uint64, multipliers int) *Packer {
	p := &Packer{Sequence: overlap.NewSequence(Lines, slabWords), random: rand.New(rand.NewPCG(seed, 0))}
	for line := range p.pools {
		p.pools[line] = newPool(h, line, rand.New(rand.NewPCG(seed, uint64(line)+1)))
		for looked := 0; looked < multipliers; {
			looked += p.pools[line].improve()
		}
	}
	slices.SortStableFunc(p.Placed, func(a, b overlap.Placed) int {
		return -cmp.Compare(p.pools[a.Item].shapes[0].Cost, p.pools[b.Item].shapes[0].Cost)
	})
	p.Place(0, math.MaxInt, p.choose)
	return p
}

// Step moves a line to another place in the order, and packs everything from there on again. A slab that is
// longer by a few entries stays now and then, so that the packing does not get stuck: by heat entries in
// about one step of three.
func (p *Packer) Step(heat float64) {
	length := p.Size()
	p.Try(func() int { return p.Move(p.random.IntN(Lines), p.random.IntN(Lines)) }, func(from int) bool {
		p.Place(from, math.MaxInt, p.choose)
		worse := float64(p.Size() - length)
		return worse <= 0 || p.random.Float64() < math.Exp(-worse/heat)
	})
}

func (p *Packer) choose(i, _ int) { p.Choose(i, p.pools[p.Placed[i].Item].shapes) }
