package find

import "fmt"

// Fill enters the attacks of every relevant occupancy of p into table, at the index
// (occupancy * magic) >> (64 - p.Bits). The table must hold 2^p.Bits entries, all zero.
//
// Occupancies that leave the same attacks may share an entry. A harmful collision, two that
// leave different attacks at one index, is an error that names both; the table is then of no
// use. No attack set is empty, so zero marks a free entry.
func (p *Problem) Fill(table []uint64, magic uint64) error {
	if len(table) != 1<<p.Bits {
		return fmt.Errorf("%v on square %d: table has %d entries, expected %d", p.Piece, p.Square, len(table), 1<<p.Bits)
	}
	return p.fill(table, Multiplier{Bits: p.Bits, Magic: magic})
}

// fill needs a table of 2^m.Bits entries.
func (p *Problem) fill(table []uint64, m Multiplier) error {
	shift := uint(64-m.Bits) & 63
	a, b := &p.lines[0], &p.lines[1]
	for i := range a.size {
		product, attacks := a.occupancies[i]*m.Magic+m.Addend, a.attacks[i]
		for j := range b.size {
			index := (product + b.occupancies[j]*m.Magic) >> shift
			entry := &table[index]
			both := attacks | b.attacks[j]
			if *entry != 0 && *entry != both {
				return fmt.Errorf("%v on square %d: multiplier %#016x collides at index %d: occupancy %#x attacks %#x, another attacks %#x",
					p.Piece, p.Square, m.Magic, index, a.occupancies[i]|b.occupancies[j], both, *entry)
			}
			*entry = both
		}
	}
	return nil
}
