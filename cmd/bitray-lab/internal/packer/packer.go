package packer

import (
	"cmp"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

// Packer packs the tables of both pieces on all squares into one slab, as short as it can. It
// has a complete slab at any time and improves it step by step. It must not be used by several
// goroutines at once.
type Packer struct {
	random     *rand.Rand
	symmetries []transform.Symmetry
	pools      [slab.Entries]*pool
	items      [slab.Entries][]seat

	// state has rooks before bishops. Each goes to the first offset where it fits.
	state *overlap.Sequence
}

// seat is a square whose tables serve an item, which is a piece on a square: occupancies are
// transformed to it.
type seat struct {
	problem  int
	symmetry transform.Symmetry
}

// New returns a Packer that may transform occupancies by the given symmetries before they are
// looked up; none means the identity only. It starts with its own multipliers, found from
// seed, and what it does depends on seed, on what it is given, and on the number of steps.
func New(seed uint64, symmetries ...transform.Symmetry) *Packer {
	p := &Packer{random: rand.New(rand.NewPCG(seed, 1)), symmetries: append([]transform.Symmetry{transform.Identity}, symmetries...)}
	finder := find.NewFinder(seed)
	for i := range slab.Entries {
		piece, sq := find.Piece(i>>6), uint8(i&63)
		pool := &pool{problem: find.NewProblem(piece, sq)}
		own, _ := pool.shapeOf(find.Multiplier{Bits: pool.problem.Bits, Magic: finder.Place(&pool.problem)})
		pool.shapes.Keep(own)
		p.pools[i] = pool
		p.items[i] = seats(piece, sq, p.symmetries)
	}
	p.state = overlap.NewSequence(slab.Entries, slab.Entries<<find.MaxBits/64+2<<find.MaxBits/64)
	p.Restart()
	return p
}

// problemIndex returns the place of a problem in the pools, rooks first, from a1 to h8.
func problemIndex(piece find.Piece, sq uint8) int { return int(piece)<<6 | int(sq) }

// seats returns the squares to which the symmetries move sq, each once.
func seats(piece find.Piece, sq uint8, symmetries []transform.Symmetry) (list []seat) {
	for _, s := range symmetries {
		problem := problemIndex(piece, transform.ApplyToSquare(s, sq))
		if !slices.ContainsFunc(list, func(s seat) bool { return s.problem == problem }) {
			list = append(list, seat{problem, s})
		}
	}
	return list
}

// Size returns the number of entries of the best slab so far.
func (p *Packer) Size() int { return p.state.BestSize() }

// Cost returns how many slots the cheapest tables known use together, their short holes included: about
// how short the slab may become. It is not a bound, since now and then a short hole is filled.
func (p *Packer) Cost() (sum int) {
	for i := range p.items {
		sum += p.cheapest(i)
	}
	return sum
}

func (p *Packer) cheapest(item int) int {
	cost := math.MaxInt
	for _, seat := range p.items[item] {
		cost = min(cost, p.pools[seat.problem].shapes[0].Cost)
	}
	return cost
}

// Layout returns the layout of the best slab so far, rooks first, from a1 to h8.
func (p *Packer) Layout() slab.Layout {
	layout := make(slab.Layout, slab.Entries)
	for i, at := range overlap.ByItem(p.state.Best) {
		layout[i] = slab.Entry{
			Piece: find.Piece(i >> 6), Square: uint8(i & 63), Symmetry: p.items[i][at.Pool].symmetry,
			Offset: at.Offset, Multiplier: at.Shape.Multiplier,
		}
	}
	return layout
}

// Learn gives the packer multipliers to choose from: those of a layout, which need not be complete. Their
// indices may have any width, such as one bit less than the mask has squares; offsets are ignored. Learn
// moves no table: [Packer.Step] and [Packer.Restart] use what has been learned. An error names the entry
// with a number that is out of range, or a destructive collision.
func (p *Packer) Learn(l slab.Layout) error {
	for _, e := range l {
		if err := e.Check(); err != nil {
			return fmt.Errorf("%s: %w", e, err)
		}
		pool := p.pools[problemIndex(e.Piece, transform.ApplyToSquare(e.Symmetry, e.Square))]
		shape, ok := pool.shapeOf(e.Multiplier)
		if !ok {
			return fmt.Errorf("%s: %w", e, pool.problem.Verify(e.Multiplier))
		}
		pool.shapes.Keep(shape)
	}
	return nil
}

// Resume continues from a complete layout if its slab is shorter than the best of the packer, and learns
// its multipliers in any case. An error says what is wrong with the layout, or names an entry with a
// symmetry that the packer may not use.
func (p *Packer) Resume(l slab.Layout) error {
	contents, err := l.Fill()
	if err != nil {
		return err
	}
	for _, e := range l {
		if !slices.Contains(p.symmetries, e.Symmetry) {
			return fmt.Errorf("%s: symmetry %d: expected one that the packer may use", e, e.Symmetry)
		}
	}
	if err := p.Learn(l); err != nil {
		return err
	}
	if len(contents) >= p.Size() {
		return nil
	}
	for i, e := range l {
		item, problem := problemIndex(e.Piece, e.Square), problemIndex(e.Piece, transform.ApplyToSquare(e.Symmetry, e.Square))
		slots := p.pools[problem].slots(e.Multiplier)
		p.state.Placed[i] = overlap.Placed{
			Item: item, Pool: slices.IndexFunc(p.items[item], func(s seat) bool { return s.problem == problem }),
			Shape: newShape(e.Multiplier, slots, slots[0]), Offset: e.Offset + slots[0], End: len(contents),
		}
	}
	resumed := slices.Clone(p.state.Placed)
	slices.SortStableFunc(p.state.Placed, func(a, b overlap.Placed) int {
		return cmp.Or(cmp.Compare(a.Item>>6, b.Item>>6), cmp.Compare(a.Offset, b.Offset))
	})
	p.state.Place(0, math.MaxInt, p.place)
	p.state.Best = resumed
	return nil
}

// Restart goes back to first fit: it places the costly tables first, each with the multiplier whose table
// ends first. The best slab so far is kept.
func (p *Packer) Restart() {
	for i := range p.state.Placed {
		p.state.Placed[i].Item = i
	}
	slices.SortStableFunc(p.state.Placed, func(a, b overlap.Placed) int {
		return cmp.Or(cmp.Compare(a.Item>>6, b.Item>>6), cmp.Compare(p.cheapest(b.Item), p.cheapest(a.Item)))
	})
	p.state.Place(0, math.MaxInt, func(i, _ int) { p.choose(i, 0) })
}
