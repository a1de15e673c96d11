package spectral

import "github.com/bitray/bitray/internal/find"

// MaxWidth is the widest index that [Three] tries. Two squares need it.
const MaxWidth = 18

// Shape is what a multiplier of three bits makes of a problem.
type Shape struct {
	Shifts [3]uint8
	Width  uint // of the index
	First  int  // the lowest index that an occupancy has
	Span   int  // from there to the highest, both included
}

// multiplier returns the sum of shifts as a factor.
func (s Shape) multiplier() uint64 { return 1<<s.Shifts[0] | 1<<s.Shifts[1] | 1<<s.Shifts[2] }

// Index returns the index of an occupancy.
func (s Shape) Index(occ uint64) int { return int(occ * s.multiplier() >> (64 - s.Width)) }

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

// test completes a shape, and reports whether no two occupancies with different attacks have one index.
func (t *tester) test(s *Shape) bool {
	t.stamp++
	multiplier, shift := s.multiplier(), 64-s.Width
	lowest, highest := 1<<MaxWidth, 0
	for i, occ := range t.occupancies {
		index := occ.squares * multiplier >> shift
		switch entry := &t.table[index]; {
		case entry.stamp != t.stamp:
			entry.stamp, entry.attacks = t.stamp, occ.attacks
		case entry.attacks != occ.attacks:
			t.occupancies[0], t.occupancies[i] = occ, t.occupancies[0]
			return false
		}
		lowest, highest = min(lowest, int(index)), max(highest, int(index))
	}
	s.First, s.Span = lowest, highest-lowest+1
	return true
}

// Three returns all sums of three copies that work for p, with all widths of the index that do.
func Three(p *find.Problem) (shapes []Shape) {
	t := newTester(p)
	for a := range uint8(62) {
		for b := a + 1; b < 63; b++ {
			for c := b + 1; c < 64; c++ {
				// A wider index tells apart what a narrower one does.
				s := Shape{Shifts: [3]uint8{a, b, c}, Width: MaxWidth}
				for ; s.Width >= uint(p.Bits-2) && t.test(&s); s.Width-- {
					shapes = append(shapes, s)
				}
			}
		}
	}
	return shapes
}
