package indirect

import (
	"math/bits"
	"slices"

	"github.com/bitray/bitray/transform"
)

// builder fills the tables of one square after another.
type builder struct {
	ids      []uint16 // not yet filled
	idOffset uint32   // of ids in the whole table
	sets     []uint64 // those that have been numbered
}

// build fills the tables.
func build(ids *[idCount]uint16, sets *[setCount]uint64) (rows [64]row) {
	b := builder{ids: ids[:], sets: sets[:0]}
	for sq := range rows {
		r := &rows[sq]
		r.rookMagic, r.bishopMagic = rookMagics[sq], bishopMagics[sq]
		r.rookMask, r.rookOffset, r.rookShift = b.add(
			newLine(sq, transform.RelevantRank[uint64](sq), r.rookMagic, transform.RankAttacks[int, uint64]),
			newLine(sq, transform.RelevantFile[uint64](sq), r.rookMagic, transform.FileAttacks[int, uint64]))
		r.bishopMask, r.bishopOffset, r.bishopShift = b.add(
			newLine(sq, transform.RelevantDiagonal[uint64](sq), r.bishopMagic, transform.DiagonalAttacks[int, uint64]),
			newLine(sq, transform.RelevantAntiDiagonal[uint64](sq), r.bishopMagic, transform.AntiDiagonalAttacks[int, uint64]))
	}
	return rows
}

// add numbers the attack sets of two lines together and enters the numbers by index. The index
// of an occupancy comes from the sum of the products of its lines, and its attack set is the
// union of one set of either line, so no set has to be searched for.
func (b *builder) add(one, other line) (mask uint64, offset uint32, shift uint8) {
	mask = one.relevant | other.relevant
	squares := bits.OnesCount64(mask)
	offset, shift = b.idOffset, uint8(64-squares)
	first := len(b.sets)
	for i, product := range one.products {
		id := uint16(first + int(one.ids[i])*len(other.sets))
		for j, otherProduct := range other.products {
			b.ids[(product+otherProduct)>>(shift&63)] = id + uint16(other.ids[j])
		}
	}
	for _, set := range one.sets {
		for _, otherSet := range other.sets {
			b.sets = append(b.sets, set|otherSet)
		}
	}
	b.ids = b.ids[1<<squares:]
	b.idOffset += 1 << squares
	return mask, offset, shift
}

// line holds all occupancies of the relevant squares of one line, multiplied, and the number
// of the attack set that each of them leaves.
type line struct {
	relevant uint64
	products []uint64
	ids      []uint8
	sets     []uint64
}

func newLine(sq int, relevant, magic uint64, attacks func(sq int, occ uint64) uint64) line {
	l := line{
		relevant: relevant,
		products: make([]uint64, 0, 64),
		ids:      make([]uint8, 0, 64),
		sets:     make([]uint64, 0, 12), // at most three squares on one side and four on the other
	}
	for occ := range transform.Subsets(relevant) {
		set := attacks(sq, occ)
		id := slices.Index(l.sets, set)
		if id < 0 {
			id = len(l.sets)
			l.sets = append(l.sets, set)
		}
		l.products = append(l.products, occ*magic)
		l.ids = append(l.ids, uint8(id))
	}
	return l
}
