package find

import "fmt"

// Fill enters the attacks of every relevant occupancy of p into table, at the index
// (occupancy * magic) >> (64 - p.Bits). The table must hold 2^p.Bits entries, all zero.
//
// Occupancies that leave the same attacks may share an entry. A harmful collision, two that
// leave different attacks at one index, is an error that names both; the table is then of no
// use. No attack set is empty, so zero marks a free entry.
func (p *Problem) Fill(table []uint64, magic uint64) error {
	if len(table) != p.Size() {
		return fmt.Errorf("%v on %s: table has %d entries, expected %d", p.Piece, squareName(p.Square), len(table), p.Size())
	}
	return p.fill(table, Multiplier{Bits: p.Bits, Magic: magic})
}

// Verify proves m on all relevant occupancies of p. The error names a harmful collision.
func (p *Problem) Verify(m Multiplier) error {
	if m.Bits < 1 || m.Bits > MaxBits {
		return fmt.Errorf("%v on %s: index of %d bits, expected 1 to %d", p.Piece, squareName(p.Square), m.Bits, MaxBits)
	}
	return p.fill(make([]uint64, 1<<m.Bits), m)
}

func (p *Problem) fill(table []uint64, m Multiplier) error {
	if c := p.enter(table, m); c != nil {
		return fmt.Errorf("%v on %s: multiplier %#016x with addend %#x and %d bits collides at index %d: occupancy %#x attacks %#x, another attacks %#x",
			p.Piece, squareName(p.Square), m.Magic, m.Addend, m.Bits, m.Index(c.occupancy), c.occupancy, c.attacks, c.other)
	}
	return nil
}

// collision is an occupancy whose slot already holds another attack set.
type collision struct{ occupancy, attacks, other uint64 }

// enter fills a table of 2^m.Bits entries and returns the first harmful collision.
func (p *Problem) enter(table []uint64, m Multiplier) *collision {
	shift := uint(64-m.Bits) & 63
	a, b := &p.lines[0], &p.lines[1]
	for i := range a.size {
		product, attacks := a.occupancies[i]*m.Magic+m.Addend, a.attacks[i]
		for j := range b.size {
			entry := &table[(product+b.occupancies[j]*m.Magic)>>shift]
			both := attacks | b.attacks[j]
			if *entry != 0 && *entry != both {
				return &collision{a.occupancies[i] | b.occupancies[j], both, *entry}
			}
			*entry = both
		}
	}
	return nil
}

func squareName(sq uint8) string { return string([]byte{'a' + sq&7, '1' + sq>>3&7}) }
