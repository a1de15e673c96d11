package spectral

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/overlap"
	"github.com/bitray/bitray/internal/find"
)

// MaxWidth is the widest index that [Three] tries. Two squares need it.
const MaxWidth = 18

// tester tests multipliers. Its table is never cleared: an entry counts if it has the stamp of the try.
type tester struct {
	table [1 << MaxWidth]struct {
		stamp   uint32
		attacks uint64
	}
	stamp uint32
	// What the problem asks for. The occupancy that collided in the last try comes first in the next.
	occupancies []occupancy
}

// occupancy is one with its attacks.
type occupancy struct{ squares, attacks uint64 }

func newTester(p *find.Problem) *tester {
	t := &tester{}
	for occ, attacks := range p.All() {
		t.occupancies = append(t.occupancies, occupancy{occ, attacks})
	}
	return t
}

// test completes a shape but for its words, and reports whether no two occupancies with different attacks have
// one index.
func (t *tester) test(s *overlap.Shape) bool {
	t.stamp++
	m := s.Multiplier
	lowest, highest := 1<<MaxWidth, 0
	for i, occ := range t.occupancies {
		index := m.Index(occ.squares)
		switch entry := &t.table[index]; {
		case entry.stamp != t.stamp:
			entry.stamp, entry.attacks = t.stamp, occ.attacks
		case entry.attacks != occ.attacks:
			t.occupancies[0], t.occupancies[i] = occ, t.occupancies[0]
			return false
		}
		lowest, highest = min(lowest, index), max(highest, index)
	}
	s.First, s.Span = lowest, highest-lowest+1
	return true
}

// Three returns all sums of three copies that work for p, with all widths of the index that do.
func Three(p *find.Problem) (shapes []overlap.Shape) {
	t := newTester(p)
	for a := range 62 {
		for b := a + 1; b < 63; b++ {
			for c := b + 1; c < 64; c++ {
				// A wider index tells apart what a narrower one does.
				s := overlap.Shape{Multiplier: find.Multiplier{Bits: MaxWidth, Magic: 1<<a | 1<<b | 1<<c}}
				for ; s.Multiplier.Bits >= p.Bits-2 && t.test(&s); s.Multiplier.Bits-- {
					shapes = append(shapes, s)
				}
			}
		}
	}
	return shapes
}
