package find

import "fmt"

// Verify proves m on all relevant occupancies of p. The error names a destructive collision, or a number of
// bits that is out of range.
func (p *Problem) Verify(m Multiplier) error {
	if m.Bits < 1 || m.Bits > MaxBits {
		return fmt.Errorf("%v: index of %d bits, expected 1 to %d", p, m.Bits, MaxBits)
	}
	table := make([]uint64, 1<<m.Bits)
	for occupancy, attacks := range p.All() {
		at := &table[m.Index(occupancy)]
		if *at != 0 && *at != attacks {
			return fmt.Errorf("%v: multiplier %#016x with addend %#x and %d bits gives occupancy %#x index %d, attacks %#x, which holds %#x",
				p, m.Magic, m.Addend, m.Bits, occupancy, m.Index(occupancy), attacks, *at)
		}
		*at = attacks
	}
	return nil
}

// Narrowest returns the [Multiplier] of magic, without an addend, whose index has as few bits as work:
// fewer than p.Bits if magic saves a bit. If magic does not work even with p.Bits, Narrowest returns
// that width and false.
func (p *Problem) Narrowest(magic uint64) (m Multiplier, ok bool) {
	m = Multiplier{Bits: p.Bits, Magic: magic}
	for p.Verify(m) == nil { // at the latest an index of no bits is wrong
		m.Bits--
		ok = true
	}
	if ok {
		m.Bits++
	}
	return m, ok
}
