package spectral

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// Items is the number of tables: a rook and a bishop on each of 64 squares, rooks first.
const Items = 128

// Packer lays the tables across one another. What it does depends on the seed and on the number of steps.
type Packer struct {
	*overlap.Sequence
	random   *rand.Rand
	problems [Items]find.Problem
	shapes   [Items][]overlap.Shape
}

// choices is how many shapes of an item are tried, those with the shortest spans.
const choices = 150

// NewPacker returns a Packer, which has found all sums of three copies.
func NewPacker(seed uint64) *Packer {
	p := &Packer{Sequence: overlap.NewSequence(Items, (2<<MaxWidth)/64+2), random: rand.New(rand.NewPCG(seed, 0))}
	for item := range Items {
		p.problems[item] = find.NewProblem(find.Piece(item>>6), uint8(item))
		shapes := Three(&p.problems[item])
		slices.SortStableFunc(shapes, func(a, b overlap.Shape) int { return cmp.Compare(a.Span, b.Span) })
		p.shapes[item] = slices.Clone(shapes[:min(len(shapes), choices)])
	}
	// Those that need the longest tables come first, and leave holes.
	slices.SortStableFunc(p.Placed, func(a, b overlap.Placed) int {
		return -cmp.Compare(p.shapes[a.Item][0].Span, p.shapes[b.Item][0].Span)
	})
	p.Place(0, math.MaxInt, p.choose)
	return p
}

// Step packs in another order, and keeps the order if the slab is as short.
func (p *Packer) Step() {
	size := p.Size()
	p.Try(func() int { return p.Move(p.random.IntN(Items), p.random.IntN(Items)) },
		func(from int) bool { return p.Place(from, size, p.choose) })
}

// choose gives a table that shape, and that first offset, that makes it end first.
func (p *Packer) choose(i, enough int) {
	at, end := &p.Placed[i], math.MaxInt
	for _, s := range p.shapes[at.Item] {
		// A table that goes into the holes of the slab is as good as any.
		if s.Span >= end {
			return
		}
		if p.Fit(i, p.footprint(at.Item, s), end) {
			end = at.Offset + s.Span
		}
		if end <= enough {
			return
		}
	}
}

// footprint returns a shape with the slots that it uses, which take too much memory to be kept.
func (p *Packer) footprint(item int, s overlap.Shape) *overlap.Shape {
	var slots []int
	for occ := range p.problems[item].All() {
		slots = append(slots, s.Multiplier.Index(occ)-s.First)
	}
	used := overlap.NewShape(slots)
	s.Words = used.Words
	return &s
}
