package index

import (
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

// Sizes of the tables.
const (
	Numbers = 10_656 // entries of the index tables of all orbits
	Sets    = 6_328  // attack sets of all squares: 4,900 of the rook, 1,428 of the bishop
)

// Row says how one piece on one square finds the number of its attack set:
//
//	Numbers[Offset + (((T(occ) & Mask) * Magic) >> shift)]
//
// where T is the symmetry. Its attack sets are numbered from First on. A row has 32 bytes, so
// that those of both pieces share a cache line.
type Row struct {
	Mask, Magic uint64
	// Offset is as wide as the index that it is added to: the sum needs no conversion.
	Offset uint64
	First  uint32
	// Code is the symmetry in the upper three bits and the shift in the lower six: one load for
	// both, and no mask, since three bits stay inside an array of eight, and a shift takes no
	// more than six.
	Code uint32
}

// most is the number of attack sets of a rook on d4, which has more than other sliders.
const most = 144

// SymmetryShift is where in a Code the symmetry starts.
const SymmetryShift = 29

// Symmetry returns the symmetry that leads from the square to the one that the index table is
// made for.
func (r *Row) Symmetry() transform.Symmetry { return transform.Symmetry(r.Code >> SymmetryShift) }

// Index returns where in [Tables].Numbers the number of the attack set stands, given an
// occupancy under the symmetry of the row.
//
// The look-ups of boards that are transformed beforehand repeat the formula: with a call to
// Index, although that inlines, they would be too long to inline.
func (r *Row) Index(transformed uint64) uint64 {
	return r.Offset + transformed&r.Mask*r.Magic>>(r.Code&63)
}

// Tables holds the index tables of all orbits, the rows of rook and bishop, and the attack sets.
type Tables struct {
	Numbers [Numbers]uint8
	Rows    [64][2]Row // by square and piece; those of a square fill a cache line
	Sets    [Sets]uint64
}

// seed fixes the magics of the orbits where no bit can be saved.
const seed = 1

// Build fills the tables. It takes a fraction of a millisecond.
func Build() *Tables {
	b := builder{finder: find.NewFinder(seed)}
	for _, s := range savedBits {
		p := find.NewProblem(s.piece, s.square)
		b.number(&p, find.Multiplier{Bits: p.Bits - 1, Magic: s.magic})
	}
	for _, piece := range []find.Piece{find.Rook, find.Bishop} {
		for sq := range b.tables.Rows {
			b.add(piece, uint8(sq))
		}
	}
	return &b.tables
}

type builder struct {
	tables  Tables
	finder  *find.Finder
	orbits  [2][64]*table // by piece and by the square that the table is made for
	numbers int           // that are in use
	sets    int
}

// table is the index table of an orbit.
type table struct {
	row  Row
	sets []uint64 // that its square has, by their numbers
}

// add makes the row of piece on sq, and enters its attack sets: those of the square that the table is made
// for, moved back.
func (b *builder) add(piece find.Piece, sq uint8) {
	orbit, to := b.table(piece, sq)
	row := orbit.row
	row.First = uint32(b.sets)
	row.Code |= uint32(to) << SymmetryShift
	for _, attacks := range orbit.sets {
		b.tables.Sets[b.sets] = transform.ApplyToBoard(to.Inverse(), attacks)
		b.sets++
	}
	b.tables.Rows[sq][piece] = row
}

// table returns the table for the orbit of sq, and the symmetry that leads from sq to the square
// that the table is made for. It makes the table if sq is the first of its orbit.
func (b *builder) table(piece find.Piece, sq uint8) (*table, transform.Symmetry) {
	for _, s := range transform.Symmetries() {
		if orbit := b.orbits[piece][transform.ApplyToSquare(s, sq)]; orbit != nil {
			return orbit, s
		}
	}
	p := find.NewProblem(piece, sq)
	b.number(&p, find.Multiplier{Bits: p.Bits, Magic: b.finder.Place(&p)})
	return b.table(piece, sq)
}

// number makes the table of p: it numbers the attack sets and enters the numbers where m looks for them.
func (b *builder) number(p *find.Problem, m find.Multiplier) {
	if !b.finder.Test(p, m) {
		// The multiplier is a constant of this package, or found and tested just now, so this
		// is a broken build, not a condition that a caller could meet.
		panic("bitray/magic/symmetric/internal/index: a multiplier collides")
	}
	row := Row{Mask: p.Mask, Magic: m.Magic, Offset: uint64(b.numbers), Code: uint32(64 - m.Bits)}
	t := &table{row, make([]uint64, 0, most)}
	one, other := p.Lines()
	var counted [most]uint8 // by the numbers of the lines: how many sets there were with this one, or 0
	for i := range 1 << m.Bits {
		a, c, used := b.finder.Slot(i)
		if !used {
			continue
		}
		count := &counted[int(a)*len(other.Sets)+int(c)]
		if *count == 0 {
			t.sets = append(t.sets, one.Sets[a]|other.Sets[c])
			*count = uint8(len(t.sets))
		}
		b.tables.Numbers[b.numbers+i] = *count - 1
	}
	b.numbers += 1 << m.Bits
	b.orbits[p.Piece][p.Square] = t
}
