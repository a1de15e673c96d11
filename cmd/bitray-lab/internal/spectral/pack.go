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

// Table is where the table of a piece on a square is: slab[Offset+index]. An offset may be below 0, where no
// occupancy has the first indices.
type Table struct {
	Shape
	Offset int
}

// Packer lays the tables across one another. What it does depends on the seed and on the number of steps.
type Packer struct {
	random   *rand.Rand
	problems [Items]find.Problem
	shapes   [Items][]Shape
	order    [Items]int
	tables   [Items]Table
	size     int
}

// choices is how many shapes of an item are tried, those with the shortest spans.
const choices = 150

// NewPacker returns a Packer, which has found all sums of three copies.
func NewPacker(seed uint64) *Packer {
	p := &Packer{random: rand.New(rand.NewPCG(seed, 0)), size: math.MaxInt}
	for item := range Items {
		p.problems[item] = find.NewProblem(find.Piece(item>>6), uint8(item))
		shapes := Three(&p.problems[item])
		slices.SortStableFunc(shapes, func(a, b Shape) int { return cmp.Compare(a.Span, b.Span) })
		p.shapes[item] = shapes[:min(len(shapes), choices)]
		p.order[item] = item
	}
	// Those that need the longest tables come first, and leave holes.
	slices.SortStableFunc(p.order[:], func(a, b int) int { return -cmp.Compare(p.shapes[a][0].Span, p.shapes[b][0].Span) })
	p.Step()
	return p
}

// Size returns the number of entries of the best slab so far.
func (p *Packer) Size() int { return p.size }

// Tables returns the best slab so far.
func (p *Packer) Tables() [Items]Table { return p.tables }

// Step packs in another order, unless there is no slab yet, and keeps the order if the slab is as short.
func (p *Packer) Step() {
	order := p.order
	if p.size != math.MaxInt {
		overlap.Move(order[:], p.random.IntN(Items), p.random.IntN(Items))
	}
	if tables, size := p.pack(order); size <= p.size {
		p.order, p.tables, p.size = order, tables, size
	}
}

// pack places the items in an order, each with the shape, and at the first offset, that makes its table end
// first. It gives up when the slab becomes longer than the best.
func (p *Packer) pack(order [Items]int) (tables [Items]Table, size int) {
	taken := make(overlap.Slab, (2<<MaxWidth)/64+2)
	for _, item := range order {
		end := math.MaxInt
		for _, s := range p.shapes[item] {
			// A table that goes into the holes of the slab is as good as any.
			if s.Span >= end {
				break
			}
			if offset, ok := taken.Fit(p.footprint(item, s), end); ok {
				tables[item], end = Table{s, offset - s.First}, offset+s.Span
			}
			if end <= size {
				break
			}
		}
		if size = max(size, end); size > p.size {
			return tables, math.MaxInt
		}
		taken.Toggle(p.footprint(item, tables[item].Shape), tables[item].Offset+tables[item].First)
	}
	return tables, size
}

// footprint returns the indices of a shape, from its first one on.
func (p *Packer) footprint(item int, s Shape) *overlap.Shape {
	var slots []int
	for occ := range p.problems[item].All() {
		slots = append(slots, s.Index(occ)-s.First)
	}
	return overlap.NewShape(slots)
}
