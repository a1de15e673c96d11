package lineslab

import (
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
)

// Width is the number of bits of every index. Wider indices than a line needs leave holes, which other tables
// fill.
const Width = 6

// slots is the number of slots that an index can name.
const slots = 1 << Width

// pool finds shapes of one line with few used slots.
type pool struct {
	hash   Hash
	sets   []uint8
	words  []uint64
	random *rand.Rand
	shapes overlap.Pool // those with fewer slots first
}

func newPool(h Hash, line int, random *rand.Rand) *pool {
	l := Line(line)
	p := &pool{hash: h, sets: l.Numbers, random: random}
	for _, occ := range l.Occupancies {
		p.words = append(p.words, h.Fold(occ))
	}
	return p
}

// collides is the cost of a multiplier that gives different attacks one slot.
const collides = slots + 1

// cost returns the number of slots that a multiplier uses. Occupancies with the same attacks may share one.
func (p *pool) cost(multiplier uint64) (used int) {
	var content [slots]uint8
	for i, word := range p.words {
		switch slot := &content[p.hash.Index(word, multiplier)]; *slot {
		case 0:
			*slot = p.sets[i] + 1
			used++
		case p.sets[i] + 1:
		default:
			return collides
		}
	}
	return used
}

// patience is how many changes in a row may fail to improve a multiplier before another one is tried.
const patience = 300

// improve anneals one multiplier, from a random start that does not collide, and keeps all that it passes. It
// returns the number of multipliers that it has looked at.
func (p *pool) improve() (looked int) {
	multiplier, cost := uint64(0), collides
	for cost == collides {
		multiplier = p.random.Uint64() & p.random.Uint64() & (1<<p.hash.Word - 1)
		if p.random.IntN(2) == 0 {
			multiplier &= p.random.Uint64()
		}
		cost = p.cost(multiplier)
		looked++
	}
	p.keep(multiplier, cost)
	for failed := 0; failed < patience; failed++ {
		changed := multiplier ^ 1<<p.random.UintN(p.hash.Word)
		if p.random.IntN(2) == 0 {
			changed ^= 1 << p.random.UintN(p.hash.Word)
		}
		looked++
		c := p.cost(changed)
		if c > cost {
			continue
		}
		if c < cost {
			failed = 0
		}
		multiplier, cost = changed, c
		p.keep(multiplier, cost)
	}
	return looked
}

// keep remembers a multiplier if it is among the best, and its shape is new.
func (p *pool) keep(multiplier uint64, cost int) {
	if !p.shapes.Wants(cost) {
		return
	}
	slots := make([]int, len(p.words))
	for i, word := range p.words {
		slots[i] = int(p.hash.Index(word, multiplier))
	}
	first := slices.Min(slots)
	for i := range slots {
		slots[i] -= first
	}
	s := overlap.NewShape(slots)
	s.Multiplier.Magic, s.First, s.Cost = multiplier, first, cost
	p.shapes.Keep(s)
}
