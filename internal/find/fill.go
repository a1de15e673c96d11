package find

import "fmt"

// Enter enters the attacks of every relevant occupancy of p into table, at the index that m gives it, and
// reports whether m fits. Entries that are zero are free; no attack set is empty. The table may be part of a
// larger one in which others have entries, and need not be longer than the last index used. Occupancies that
// leave the same attacks may share an entry. m does not fit if an index is out of range or holds something
// else, a destructive collision; do not use the table then.
//
// Techniques fill their tables with Enter at the start of a program, so no error texts are linked. They clear
// the table before, though it is empty. Enter reads an entry before it writes it, and a page of memory that is
// read before anything was written to it is a shared page of zeros, which the system replaces at the first
// write. Two faults for each page would take longer than all the rest; a page that is written first takes one.
func (p *Problem) Enter(table []uint64, m Multiplier) bool {
	a, b := &p.lines[0], &p.lines[1]
	for i, occupancy := range a.occupancies[:a.size] {
		if !b.enter(table, occupancy*m.Magic+m.Addend, a.attacks[i], m.Magic, uint(64-m.Bits)) {
			return false
		}
	}
	return true
}

// enter enters the attacks of all occupancies of a line together with one of the other line, whose product
// and attacks are given, or reports that one of them does not fit. It is a separate function because a loop
// inside the loop has too few registers, and takes a third more instructions.
//
//go:noinline
func (l *line) enter(table []uint64, product, attacks, magic uint64, shift uint) bool {
	sets := l.attacks[:l.size]
	for j, occupancy := range l.occupancies[:len(sets)] {
		index, both := (product+occupancy*magic)>>(shift&63), attacks|sets[j]
		if index >= uint64(len(table)) || table[index] != 0 && table[index] != both {
			return false
		}
		table[index] = both
	}
	return true
}

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
