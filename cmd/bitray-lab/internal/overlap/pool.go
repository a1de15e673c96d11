package overlap

import (
	"cmp"
	"slices"
)

// Pool holds the cheapest shapes that are known for one table, each once, cheapest first.
type Pool []*Shape

// PoolSize is how many shapes a pool keeps.
const PoolSize = 24

// Wants reports whether a shape of that cost is among the cheapest.
func (p Pool) Wants(cost int) bool { return len(p) < PoolSize || cost < p[PoolSize-1].Cost }

// Keep enters a shape if it is new, and cheap enough.
func (p *Pool) Keep(s *Shape) {
	if !p.Wants(s.Cost) || slices.ContainsFunc(*p, func(other *Shape) bool { return slices.Equal(other.Words, s.Words) }) {
		return
	}
	at, _ := slices.BinarySearchFunc(*p, s.Cost+1, func(other *Shape, cost int) int { return cmp.Compare(other.Cost, cost) })
	*p = slices.Insert(*p, at, s)
	*p = (*p)[:min(len(*p), PoolSize)]
}
