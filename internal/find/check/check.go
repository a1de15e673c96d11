// Package check proves multipliers of package find, says what is wrong with one, and reads the names of pieces. It
// is apart from find, which every program with magic bitboards links.
package check

import (
	"fmt"

	"github.com/bitray/bitray/internal/find"
)

// ParsePiece returns the piece that [find.Piece.String] gives the name.
func ParsePiece(name string) (find.Piece, error) {
	for _, p := range []find.Piece{find.Rook, find.Bishop} {
		if name == p.String() {
			return p, nil
		}
	}
	return 0, fmt.Errorf("piece %q: expected rook or bishop", name)
}

// Verify proves m on all relevant occupancies of p. The error names a destructive collision, or a number of
// bits that is out of range.
func Verify(p *find.Problem, m find.Multiplier) error {
	if m.Bits < 1 || m.Bits > find.MaxBits {
		return fmt.Errorf("%v: index of %d bits, expected 1 to %d", p, m.Bits, find.MaxBits)
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

// Narrowest returns the [find.Multiplier] of magic, without an addend, whose index has as few bits as work:
// fewer than p.Bits if magic saves a bit. If magic does not work even with p.Bits, Narrowest returns
// that width and false.
func Narrowest(p *find.Problem, magic uint64) (m find.Multiplier, ok bool) {
	m = find.Multiplier{Bits: p.Bits, Magic: magic}
	for Verify(p, m) == nil { // at the latest an index of no bits is wrong
		m.Bits--
		ok = true
	}
	if ok {
		m.Bits++
	}
	return m, ok
}
