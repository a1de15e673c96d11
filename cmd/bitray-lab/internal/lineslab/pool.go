package lineslab

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
)

// maxShapes is how many shapes of a line the packing chooses from.
const maxShapes = 24

// Width is the number of bits of every index. Wider indices than a line needs leave holes, which other tables
// fill.
const Width = 6

// slots is the number of slots that an index can name.
const slots = 1 << Width

// shape is what a multiplier makes of a line: the slots that are used.
type shape struct {
	*overlap.Shape // from 0: the first slot is taken off
	multiplier     uint64
	first          int // the first slot
	used           int // how many slots are used
}

// pool finds shapes of one line with few used slots.
type pool struct {
	hash   Hash
	sets   []uint8
	words  []uint64
	random *rand.Rand
	shapes []shape // the best so far, those with fewer slots first
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
	if len(p.shapes) == maxShapes && cost >= p.shapes[maxShapes-1].used {
		return
	}
	s := p.shape(multiplier)
	if slices.ContainsFunc(p.shapes, func(other shape) bool { return slices.Equal(other.Words, s.Words) }) {
		return
	}
	at, _ := slices.BinarySearchFunc(p.shapes, s.used, func(other shape, n int) int { return cmp.Compare(other.used, n+1) })
	p.shapes = slices.Insert(p.shapes, at, s)
	p.shapes = p.shapes[:min(len(p.shapes), maxShapes)]
}

func (p *pool) shape(multiplier uint64) shape {
	slots := make([]int, len(p.words))
	for i, word := range p.words {
		slots[i] = int(p.hash.Index(word, multiplier))
	}
	first := slices.Min(slots)
	for i := range slots {
		slots[i] -= first
	}
	s := overlap.NewShape(slots)
	return shape{Shape: s, multiplier: multiplier, first: first, used: len(s.Slots())}
}
