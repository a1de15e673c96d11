package indirect

import (
	"slices"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/transform"
)

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
		r.rookMask, r.rookMagic, r.rookOffset, r.rookShift = b.add(find.Rook, sq,
			newLine(sq, transform.RelevantRank[uint64](sq), transform.RankAttacks[int, uint64]),
			newLine(sq, transform.RelevantFile[uint64](sq), transform.FileAttacks[int, uint64]))
		r.bishopMask, r.bishopMagic, r.bishopOffset, r.bishopShift = b.add(find.Bishop, sq,
			newLine(sq, transform.RelevantDiagonal[uint64](sq), transform.DiagonalAttacks[int, uint64]),
			newLine(sq, transform.RelevantAntiDiagonal[uint64](sq), transform.AntiDiagonalAttacks[int, uint64]))
	}
	return rows
}

// add finds a multiplier, numbers the attack sets of two lines together and enters the numbers
// by index. The index of an occupancy comes from the sum of the products of its lines, and its
// attack set is the union of one set of either line, so no set has to be searched for.
func (b *builder) add(piece find.Piece, sq int, one, other line) (mask, magic uint64, offset uint32, shift uint8) {
	p := find.NewProblem(piece, uint8(sq))
	mask, magic, offset, shift = p.Mask, b.finder.Place(&p), b.idOffset, uint8(64-p.Bits)
	for i, occ := range one.occupancies {
		id := uint16(len(b.sets) + int(one.ids[i])*len(other.sets))
		for j, otherOcc := range other.occupancies {
			b.ids[(occ|otherOcc)*magic>>(shift&63)] = id + uint16(other.ids[j])
		}
	}
	for _, set := range one.sets {
		for _, otherSet := range other.sets {
			b.sets = append(b.sets, set|otherSet)
		}
	}
	b.ids = b.ids[p.Size():]
	b.idOffset += uint32(p.Size())
	return mask, magic, offset, shift
}

// line holds all occupancies of the relevant squares of one line and the number of the attack
// set that each of them leaves.
type line struct {
	occupancies []uint64
	ids         []uint8
	sets        []uint64
}

func newLine(sq int, relevant uint64, attacks func(sq int, occ uint64) uint64) line {
	l := line{
		occupancies: make([]uint64, 0, 64),
		ids:         make([]uint8, 0, 64),
		sets:        make([]uint64, 0, 12), // at most three squares on one side and four on the other
	}
	for occ := range transform.Subsets(relevant) {
		set := attacks(sq, occ)
		id := slices.Index(l.sets, set)
		if id < 0 {
			id = len(l.sets)
			l.sets = append(l.sets, set)
		}
		l.occupancies = append(l.occupancies, occ)
		l.ids = append(l.ids, uint8(id))
	}
	return l
}
