package slab

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// Remedy says what is known of other squares, those of other wrong multipliers, or of other widths for one that is wrong, after
// a semicolon, and nothing if it is right by itself.
func (e Entry) Remedy(others []Fault) string {
	const d6 = 43
	p, least := e.Problem(), 0
	file, rank := p.Square&7, p.Square>>3
	switch five := bits.OnesCount64(p.Mask) == 5; { // what cmd/bitray-lab, package exhaust, has proved
	case p.Piece == find.Bishop && p.Square == d6:
		least = 7
	case five && (file < 2 || file > 5) && rank != 3 && rank != 4:
		least = 4
	case five:
		least = 5
	}
	if e.Bits < least {
		return fmt.Sprintf("; no multiplier has fewer than %d bits here: all were searched", least)
	}
	tester := new(tester)
	for _, o := range others {
		m, other := e.Multiplier, o.Problem()
		m.Bits = max(p.Bits, other.Bits, e.Bits)
		if !tester.works(&p, m) && tester.works(&other, m) {
			return "; right on " + transform.SquareName(other.Square)
		}
	}
	for m := e.Multiplier; m.Bits <= MaxBits; m.Bits++ {
		if tester.works(&p, m) {
			if m.Bits == e.Bits {
				return ""
			}
			return fmt.Sprintf("; right with %d bits", m.Bits)
		}
	}
	return fmt.Sprintf("; wrong with up to %d bits", MaxBits)
}

// tester tests multipliers for indices of any width. It keeps the attacks of each slot, and the number of the test that they are from.
type tester struct {
	tests uint64
	slots []struct{ test, attacks uint64 }
}

// works reports whether m is right for p.
func (t *tester) works(p *find.Problem, m find.Multiplier) bool {
	if m.Bits == 0 {
		return false
	}
	t.tests++
	t.slots = append(t.slots, make([]struct{ test, attacks uint64 }, max(0, 1<<m.Bits-len(t.slots)))...)
	for occupancy, attacks := range p.All() {
		slot := &t.slots[m.Index(occupancy)]
		if slot.test == t.tests && slot.attacks != attacks {
			return false
		}
		slot.test, slot.attacks = t.tests, attacks
	}
	return true
}
