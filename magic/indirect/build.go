package indirect

import "github.com/bitray/bitray/internal/find"

// build finds a multiplier for every square and fills the tables, one square after another.
func build(ids *[idCount]uint16, sets *[setCount]uint64, seed uint64) (rows [64]row) {
	finder, offset, numbered := find.NewFinder(seed), 0, sets[:0]
	// add numbers the attack sets of two lines together and enters the numbers by index. The index of an occupancy
	// comes from the sum of the products of its lines, and its attack set is the union of one set of either line,
	// so no set has to be searched for.
	add := func(piece find.Piece, sq int) (mask, magic uint64, start uint32, shift uint8) {
		p := find.NewProblem(piece, uint8(sq))
		magic, start = finder.Place(&p), uint32(offset)
		one, other := p.Lines()
		for i := range p.Size() {
			if a, b, used := finder.Slot(i); used {
				ids[offset+i] = uint16(len(numbered) + int(a)*len(other.Sets) + int(b))
			}
		}
		for _, set := range one.Sets {
			for _, otherSet := range other.Sets {
				numbered = append(numbered, set|otherSet)
			}
		}
		offset += p.Size()
		return p.Mask, magic, start, uint8(64 - p.Bits)
	}
	for sq := range rows {
		r := &rows[sq]
		r.rookMask, r.rookMagic, r.rookOffset, r.rookShift = add(find.Rook, sq)
		r.bishopMask, r.bishopMagic, r.bishopOffset, r.bishopShift = add(find.Bishop, sq)
	}
	return rows
}
