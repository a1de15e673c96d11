package indirect

import "github.com/bitray/bitray/internal/find"

// builder fills the tables of one square after another.
type builder struct {
	finder   *find.Finder
	ids      []uint16 // not yet filled
	idOffset uint32   // of ids in the whole table
	sets     []uint64 // those that have been numbered
}

// build finds a multiplier for every square and fills the tables.
func build(ids *[idCount]uint16, sets *[setCount]uint64, seed uint64) (rows [64]row) {
	b := builder{finder: find.NewFinder(seed), ids: ids[:], sets: sets[:0]}
	for sq := range rows {
		r := &rows[sq]
		r.rookMask, r.rookMagic, r.rookOffset, r.rookShift = b.add(find.Rook, sq)
		r.bishopMask, r.bishopMagic, r.bishopOffset, r.bishopShift = b.add(find.Bishop, sq)
	}
	return rows
}

// add finds a multiplier, numbers the attack sets of two lines together and enters the numbers
// by index. The index of an occupancy comes from the sum of the products of its lines, and its
// attack set is the union of one set of either line, so no set has to be searched for.
func (b *builder) add(piece find.Piece, sq int) (mask, magic uint64, offset uint32, shift uint8) {
	p := find.NewProblem(piece, uint8(sq))
	mask, magic, offset, shift = p.Mask, b.finder.Place(&p), b.idOffset, uint8(64-p.Bits)
	one, other := p.Lines()
	ids := b.ids[:p.Size()]
	for i := range ids {
		if one, another, used := b.finder.Slot(i); used {
			ids[i] = uint16(len(b.sets) + int(one)*len(other.Sets) + int(another))
		}
	}
	for _, set := range one.Sets {
		for _, otherSet := range other.Sets {
			b.sets = append(b.sets, set|otherSet)
		}
	}
	b.ids = b.ids[len(ids):]
	b.idOffset += uint32(len(ids))
	return mask, magic, offset, shift
}
