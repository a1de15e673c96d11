package find

import (
	"iter"
	"math/bits"

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
// is the sum of the products of its two lines, and its attacks are the union of theirs.
type Problem struct {
	Piece  Piece
	Square uint8
	Mask   uint64 // the squares whose occupancy matters: the lines without their last squares
	Bits   int    // of the index: the number of squares in Mask, unless the caller sets another
	lines  [2]line
}

// line holds all relevant occupancies of one line and the attacks that each of them leaves, as
// squares and as the byte of the line.
type line struct {
	occupancies, attacks [64]uint64
	reach                [64]uint8
	size                 int
}

// NewProblem returns the problem of piece (0 or 1, masked) on square sq (0 to 63, masked).
func NewProblem(piece Piece, sq uint8) Problem {
	p := Problem{Piece: piece & 1, Square: sq & 63}
	for i := range p.lines {
		kind := &lineKinds[p.Piece][i]
		mask := kind.relevant(p.Square)
		p.lines[i] = enumerate(p.Square, mask, kind)
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

// Within returns the problem of p with all squares outside mask empty: that of a multiplier which does
// not yet provide for them.
func (p *Problem) Within(mask uint64) Problem {
	part := Problem{Piece: p.Piece, Square: p.Square, Mask: p.Mask & mask, Bits: bits.OnesCount64(p.Mask & mask)}
	for i := range p.lines {
		from, to := &p.lines[i], &part.lines[i]
		for k, occupancy := range from.occupancies[:from.size] {
			if occupancy&^mask == 0 {
				to.occupancies[to.size], to.attacks[to.size], to.reach[to.size] = occupancy, from.attacks[k], from.reach[k]
				to.size++
			}
		}
	}
	return part
}

// lineKind is one of the four kinds of lines.
type lineKind struct {
	relevant func(sq uint8) uint64
	gather   func(sq uint8, b uint64) uint8
	scatter  func(sq uint8, line uint8) uint64
	place    func(sq uint8) uint8 // the bit of sq in the gathered line
}

// lineKinds are the two kinds of lines of each piece.
var lineKinds = [...][2]lineKind{
	Rook: {
		{
			relevant: transform.RelevantRank[uint64, uint8],
			gather:   transform.GatherRank[uint8, uint64],
			scatter:  transform.ScatterRank[uint64, uint8],
			place:    fileOf,
		},
		{
			relevant: transform.RelevantFile[uint64, uint8],
			gather:   transform.GatherFile[uint8, uint64],
			scatter:  transform.ScatterFile[uint64, uint8],
			place:    rankOf,
		},
	},
	Bishop: {
		{
			relevant: transform.RelevantDiagonal[uint64, uint8],
			gather:   transform.GatherDiagonal[uint8, uint64],
			scatter:  transform.ScatterDiagonal[uint64, uint8],
			place:    fileOf,
		},
		{
			relevant: transform.RelevantAntiDiagonal[uint64, uint8],
			gather:   transform.GatherAntiDiagonal[uint8, uint64],
			scatter:  transform.ScatterAntiDiagonal[uint64, uint8],
			place:    fileOf,
		},
	},
}

func fileOf(sq uint8) uint8 { return sq & 7 }
func rankOf(sq uint8) uint8 { return sq >> 3 }

func enumerate(sq uint8, mask uint64, kind *lineKind) (l line) {
	for occ := range transform.Subsets(mask) {
		attacked := transform.FirstRank(kind.place(sq), kind.gather(sq, occ))
		l.occupancies[l.size] = occ
		l.attacks[l.size], l.reach[l.size] = kind.scatter(sq, attacked), attacked
		l.size++
	}
	return l
}
