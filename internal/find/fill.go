package find

import "fmt"

// Fill enters the attacks of every relevant occupancy of p into table, at the index that m
// gives it. Entries that are zero are free; no attack set is empty. The table may be part of a
// larger one in which others have entries, and need not be longer than the last index used.
//
// Occupancies that leave the same attacks may share an entry. An error names the occupancy
// whose index is out of range or holds something else, a destructive collision; do not use the
// table then.
func (p *Problem) Fill(table []uint64, m Multiplier) error {
	if err := p.CheckBits(m.Bits); err != nil {
		return err
	}
	if c := p.enter(table, m); c != nil {
		return p.explain(c, table, m)
	}
	return nil
}

// Enter is [Problem.Fill] that reports only whether m fits. Techniques fill their tables with it at the
// start of a program, so that no error texts are linked.
//
// They clear it before, though it is empty. Enter reads an entry before it writes it, and a page of memory
// that is read before anything was written to it is a shared page of zeros, which the system replaces at the
// first write. Two faults for each page would take longer than all the rest; a page that is written first
// takes one.
func (p *Problem) Enter(table []uint64, m Multiplier) bool { return p.enter(table, m) == nil }

// Verify proves m on all relevant occupancies of p. The error names a destructive collision.
func (p *Problem) Verify(m Multiplier) error {
	return p.Fill(make([]uint64, 1<<MaxBits), m)
}

// Narrowest returns the [Multiplier] of magic, without an addend, whose index has as few bits as work:
// fewer than p.Bits if magic saves a bit. If magic does not work even with p.Bits, Narrowest returns
// that width and false.
func (p *Problem) Narrowest(magic uint64) (m Multiplier, ok bool) {
	m = Multiplier{Bits: p.Bits, Magic: magic}
	if p.Verify(m) != nil {
		return m, false
	}
	for {
		narrower := Multiplier{Bits: m.Bits - 1, Magic: magic}
		if p.Verify(narrower) != nil { // at the latest an index of no bits
			return m, true
		}
		m = narrower
	}
}

// misfit is an occupancy that cannot be entered, and its attacks.
type misfit struct{ occupancy, attacks uint64 }

// enter is Fill without an error text.
func (p *Problem) enter(table []uint64, m Multiplier) *misfit {
	shift := uint(64-m.Bits) & 63
	a, b := &p.lines[0], &p.lines[1]
	for i, occupancy := range a.occupancies[:a.size] {
		if j := b.enter(table, occupancy*m.Magic+m.Addend, a.attacks[i], m.Magic, shift); j < b.size {
			return &misfit{occupancy | b.occupancies[j], a.attacks[i] | b.attacks[j]}
		}
	}
	return nil
}

// enter enters the attacks of all occupancies of a line together with one of the other line, whose product
// and attacks are given. It returns the number of the first occupancy that does not fit, or else how many
// there are. It is a separate function because a loop inside the loop has too few registers, and takes a
// third more instructions.
//
//go:noinline
func (l *line) enter(table []uint64, product, attacks, magic uint64, shift uint) int {
	sets := l.attacks[:l.size]
	for j, occupancy := range l.occupancies[:len(sets)] {
		index, both := (product+occupancy*magic)>>(shift&63), attacks|sets[j]
		if index >= uint64(len(table)) || table[index] != 0 && table[index] != both {
			return j
		}
		table[index] = both
	}
	return len(sets)
}

func (p *Problem) explain(c *misfit, table []uint64, m Multiplier) error {
	index := m.Index(c.occupancy)
	what := fmt.Sprintf("%v: multiplier %#016x with addend %#x and %d bits gives occupancy %#x index %d",
		p, m.Magic, m.Addend, m.Bits, c.occupancy, index)
	if index >= len(table) {
		return fmt.Errorf("%s, but the table has %d entries", what, len(table))
	}
	return fmt.Errorf("%s, attacks %#x, which holds %#x", what, c.attacks, table[index])
}

// CheckBits returns an error unless an index may have so many bits, 1 to [MaxBits].
func (p *Problem) CheckBits(indexBits int) error {
	if indexBits < 1 || indexBits > MaxBits {
		return fmt.Errorf("%v: index of %d bits, expected 1 to %d", p, indexBits, MaxBits)
	}
	return nil
}
