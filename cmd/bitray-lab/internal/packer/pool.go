package packer

import (
	"math"
	"math/rand/v2"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// pool holds the cheapest shapes that are known for one piece on one square.
type pool struct {
	problem find.Problem
	tester  find.Tester
	shapes  overlap.Pool
}

// slots returns those that m uses, or none if m has a destructive collision.
func (p *pool) slots(m find.Multiplier) []int {
	return overlap.Used(&p.tester, &p.problem, m)
}

// shapeOf returns the shape of m without its longest hole, or refuses if m has a destructive collision.
func (p *pool) shapeOf(m find.Multiplier) (*overlap.Shape, bool) {
	slots := p.slots(m)
	if slots == nil {
		return nil, false
	}
	return newShape(m, slots, behindLongestHole(slots, 1<<m.Bits)), true
}

// anneal takes one multiplier through many small changes to a cheap shape, and keeps that.
// A change for the worse is taken with a probability that falls as the heat does.
func (p *pool) anneal(random *rand.Rand, s *overlap.Shape, tries int) {
	const hot, cold = 60, 0.6 // slots
	best := s
	for try := range tries {
		heat := hot * math.Pow(cold/hot, float64(try)/float64(tries))
		next, ok := p.mutant(random, s.Multiplier)
		if !ok || float64(next.Cost-s.Cost) > heat*random.ExpFloat64() {
			continue
		}
		if s = next; s.Cost < best.Cost {
			best = s
		}
	}
	p.shapes.Keep(best)
}

// mutant returns the shape of a random neighbor of m.
func (p *pool) mutant(random *rand.Rand, m find.Multiplier) (*overlap.Shape, bool) {
	before := m.Magic
	switch random.IntN(4) {
	case 0, 1:
		for range 1 + random.IntN(3) {
			m.Magic ^= 1 << random.IntN(64)
		}
	case 2:
		m.Magic += 1 << random.IntN(64)
	case 3:
		m.Magic -= 1 << random.IntN(64)
	}
	switch random.IntN(4) {
	case 0:
		m.Addend = ^p.problem.Mask * m.Magic
	case 1: // what the addend owes to the magic follows it
		m.Addend += ^p.problem.Mask * (m.Magic - before)
	case 2: // the carries move by a part of a slot
		m.Addend += 1 << random.IntN(64-m.Bits)
	}
	return p.shapeOf(m)
}

// start returns a shape to anneal: of a multiplier that serves another square well, moved a
// little, or of a random one. There may be none.
func (p *pool) start(random *rand.Rand, other find.Multiplier) (*overlap.Shape, bool) {
	m := find.Multiplier{Bits: 12}
	if p.problem.Piece == find.Bishop {
		m.Bits = 9
	}
	for range 1000 {
		switch random.IntN(4) {
		case 0:
			m.Magic = random.Uint64() & random.Uint64()
		case 1:
			m.Magic = random.Uint64() & (random.Uint64() | random.Uint64())
		case 2:
			m.Magic = other.Magic << random.IntN(4)
		case 3:
			m.Magic = other.Magic >> random.IntN(4)
		}
		// The squares outside the mask count as occupied, as in black magics.
		m.Addend = ^p.problem.Mask * m.Magic
		if s, ok := p.shapeOf(m); ok {
			return s, true
		}
	}
	return nil, false
}
