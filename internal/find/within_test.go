package find

import "math/bits"

// Within returns the problem of p with all squares outside mask empty, for tests of few
// occupancies.
func (p *Problem) Within(mask uint64) Problem {
	part := Problem{Piece: p.Piece, Square: p.Square, Mask: p.Mask & mask, Bits: bits.OnesCount64(p.Mask & mask)}
	for i := range p.lines {
		from, to := &p.lines[i], &part.lines[i]
		for k, occupancy := range from.occupancies[:from.size] {
			if occupancy&^mask == 0 {
				to.add(occupancy, from.attacks[k])
			}
		}
	}
	return part
}
