package find

import (
	"iter"
	"math/bits"
	"slices"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// Piece is the slider that a magic is for.
type Piece uint8

// The two sliders; a queen is both.
const (
	Rook Piece = iota
	Bishop
)

// Problem is what a multiplier has to solve for one piece on one square: map every relevant
// occupancy to an index, such that occupancies with different attacks get different indices.
//
// The two lines of the piece are independent of one another, so the problem is kept as two
// short lists instead of one long one. Multiplication distributes: the product of an occupancy
// is the sum of the products of its two lines, and its attacks are the union of the attacks on them.
type Problem struct {
	Piece  Piece
	Square uint8
	Mask   uint64 // the squares whose occupancy matters: the lines without their last squares
	Bits   int    // of the index: the number of squares in Mask, unless the caller sets another
	lines  [2]line
}

// line holds all relevant occupancies of one line, the attacks that each of them leaves, and the number of
// those among the attack sets of the line, in the order in which they appear first.
type line struct {
	occupancies, attacks [64]uint64
	numbers              [64]uint8
	size                 int
	sets                 [mostSets]uint64
	setCount             int
}

// mostSets is enough for the attack sets of a line: it has twelve with three squares on one side of the
// slider and four on the other. A power of two makes do without bounds checks.
const mostSets = 16

// NewProblem returns the problem of piece (0 or 1, masked) on square sq (0 to 63, masked).
func NewProblem(piece Piece, sq uint8) (p Problem) {
	p.Piece, p.Square = piece&1, sq&63
	kinds := tabulate.LineKinds() // two of the rook, two of the bishop
	for i, kind := range kinds[2*p.Piece:][:2] {
		mask := kind.Relevant(int(p.Square))
		p.lines[i].enumerate(int(p.Square), mask, kind.Attacks)
		p.Mask |= mask
	}
	p.Bits = bits.OnesCount64(p.Mask)
	return p
}

// String names the piece and the square, such as "rook on a1".
func (p *Problem) String() string { return p.Piece.On(p.Square) }

// Size returns the number of relevant occupancies: two to the power of the number of squares in
// p.Mask.
func (p *Problem) Size() int { return p.lines[0].size * p.lines[1].size }

// All yields every relevant occupancy with its attacks. The empty occupancy comes first.
func (p *Problem) All() iter.Seq2[uint64, uint64] {
	return func(yield func(occupancy, attacks uint64) bool) {
		a, b := &p.lines[0], &p.lines[1]
		for i := range a.size {
			for j := range b.size {
				if !yield(a.occupancies[i]|b.occupancies[j], a.attacks[i]|b.attacks[j]) {
					return
				}
			}
		}
	}
}

// Line holds the relevant occupancies of one line, in ascending order, the attacks that each of them leaves
// on the line, and the numbers of those attacks in Sets, which has them in the order in which they appear
// first.
type Line struct {
	Occupancies, Attacks []uint64
	Numbers              []uint8
	Sets                 []uint64
}

// Lines returns the two lines of the piece: the rank and the file of a rook, the diagonal and the
// anti-diagonal of a bishop. The caller must not change them.
func (p *Problem) Lines() (one, other Line) { return p.lines[0].slices(), p.lines[1].slices() }

func (l *line) slices() Line {
	return Line{l.occupancies[:l.size], l.attacks[:l.size], l.numbers[:l.size], l.sets[:l.setCount]}
}

// enumerate adds all occupancies of a line through sq.
func (l *line) enumerate(sq int, relevant uint64, attacks func(sq int, occ uint64) uint64) {
	var table [64]uint64
	occ := uint64(0)
	for _, set := range tabulate.Subsets(table[:], sq, relevant, attacks) {
		l.add(occ, set)
		occ = transform.NextSubset(occ, relevant)
	}
}

func (l *line) add(occupancy, attacks uint64) {
	number := slices.Index(l.sets[:l.setCount], attacks)
	if number < 0 {
		number = l.setCount
		l.sets[number] = attacks
		l.setCount++
	}
	l.occupancies[l.size], l.attacks[l.size], l.numbers[l.size] = occupancy, attacks, uint8(number)
	l.size++
}
