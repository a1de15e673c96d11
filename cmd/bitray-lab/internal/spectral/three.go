package spectral

import "math/bits"

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
		stamp uint32
		set   uint16
	}
	stamp uint32
	last  int // the occupancy that collided in the last try, which comes first in the next
}

// test completes a shape, and reports whether no two occupancies with different attacks have one index.
func (t *tester) test(p *Problem, s *Shape) bool {
	t.stamp++
	multiplier, shift := s.multiplier(), 64-s.Width
	lowest, highest := 1<<MaxWidth, 0
	for visit := range p.Occupancies {
		i := visit
		switch visit {
		case 0:
			i = t.last
		case t.last:
			i = 0
		}
		index := p.Occupancies[i] * multiplier >> shift
		switch entry := &t.table[index]; {
		case entry.stamp != t.stamp:
			entry.stamp, entry.set = t.stamp, p.sets[i]
		case entry.set != p.sets[i]:
			t.last = i
			return false
		}
		lowest, highest = min(lowest, int(index)), max(highest, int(index))
	}
	s.First, s.Span = lowest, highest-lowest+1
	return true
}

// Three returns all sums of three copies that work for p, with all widths of the index that do.
func Three(p *Problem) (shapes []Shape) {
	t := &tester{}
	for a := range uint8(62) {
		for b := a + 1; b < 63; b++ {
			for c := b + 1; c < 64; c++ {
				// A wider index tells apart what a narrower one does.
				s := Shape{Shifts: [3]uint8{a, b, c}, Width: MaxWidth}
				for ; s.Width >= uint(bits.OnesCount64(p.Mask)-2) && t.test(p, &s); s.Width-- {
					shapes = append(shapes, s)
				}
			}
		}
	}
	return shapes
}
