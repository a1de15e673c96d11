package steps

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// line is a kind of line.
type line struct {
	name string
	tabulate.Slider
	first, last          uint64 // the line of this kind that begins on a1, and the one that ends on h8
	upperEdge, lowerEdge uint64 // where its squares above and below a slider end
	modulus              uint64 // of congruent modulo bitboards
	layoutName           string
	layout, restore      func(uint64) uint64 // of a board, to ranks that hold the lines of this kind, and back
	byteOf               func(sq int) int    // which rank of the layout holds the line of sq
}

const (
	diagonalFromA1 = 0x8040201008040201
	antiFromA1     = 0x8102040810204081 // every seventh square from a1
)

var (
	kinds = tabulate.LineKinds()
	rank  = line{
		name: "rank", Slider: kinds[0], first: edge.Rank1, last: edge.Rank8, upperEdge: edge.FileH, lowerEdge: edge.FileA,
		layoutName: "occ", layout: asItIs, restore: asItIs, byteOf: rankOf,
	}
	file = line{
		name: "file", Slider: kinds[1], first: edge.FileA, last: edge.FileH, upperEdge: edge.Rank8, lowerEdge: edge.Rank1, modulus: 258,
		layoutName: "occ transposed", layout: transform.FlipDiagonal[uint64], restore: transform.FlipDiagonal[uint64], byteOf: fileOf,
	}
	diagonal = line{
		name: "diagonal", Slider: kinds[2], first: diagonalFromA1, last: diagonalFromA1,
		upperEdge: edge.Rank8 | edge.FileH, lowerEdge: edge.Rank1 | edge.FileA, modulus: 257,
		layoutName: "occ turned 45 degrees clockwise", layout: transform.PseudoRotate45Clockwise[uint64],
		restore: transform.PseudoRotate45ClockwiseInverse[uint64],
		byteOf:  func(sq int) int { return (rankOf(sq) - fileOf(sq)) & 7 },
	}
	antiDiagonal = line{
		name: "anti-diagonal", Slider: kinds[3], first: antiFromA1, last: antiFromA1,
		upperEdge: edge.Rank8 | edge.FileA, lowerEdge: edge.Rank1 | edge.FileH, modulus: 257,
		layoutName: "occ turned counterclockwise", layout: transform.PseudoRotate45AntiClockwise[uint64],
		restore: transform.PseudoRotate45AntiClockwiseInverse[uint64],
		byteOf:  func(sq int) int { return (rankOf(sq) + fileOf(sq) + 1) & 7 },
	}
	lines = map[string][]*line{"rook": {&file, &rank}, "bishop": {&diagonal, &antiDiagonal}}
)

func fileOf(sq int) int          { return sq & 7 }
func rankOf(sq int) int          { return sq >> 3 }
func asItIs(board uint64) uint64 { return board }

func (l *line) String() string { return l.name }

// others returns the squares of the line of the slider without it.
func (l *line) others(q question) uint64 { return l.Attacks(q.sq, 0) }

func hyperbola(q question, l *line) []Step {
	if l == &rank {
		return firstRank(q)
	}
	return difference(q, l, "flipped", bits.ReverseBytes64)
}

func subtraction(q question, l *line) []Step { return difference(q, l, "reversed", bits.Reverse64) }

// difference is o^(o-2r) with o on the line and without the slider, so that one r is enough.
func difference(q question, l *line, reversed string, reverse func(uint64) uint64) []Step {
	others := l.others(q)
	o := q.occ & others
	up, down := o-q.slider(), reverse(o)-reverse(q.slider())
	return []Step{
		{Name: "o = occ & " + l.String(), Board: o},
		{Name: "up = o - r", Board: up},
		{Name: fmt.Sprintf("%s o - %s r", reversed, reversed), Board: down},
		{Name: "down = that, " + reversed + " again", Board: reverse(down)},
		{Name: "up ^ down", Board: up ^ reverse(down)},
		{Name: "attacks = (up ^ down) & " + l.String(), Board: (up ^ reverse(down)) & others},
	}
}

// firstRank looks a rank up by its six inner squares.
func firstRank(q question) []Step {
	shift := q.sq & 56
	index := q.occ >> shift >> 1 & 63
	return []Step{
		{Name: "occ & rank; the inner squares are the index", Board: q.occ & transform.RankMask[uint64](q.sq), Marked: 0x7e << shift},
		{Name: fmt.Sprintf("attacks = firstRank[%d][%d], on rank %d", fileOf(q.sq), index, rankOf(q.sq)+1),
			Board: uint64(transform.FirstRank(fileOf(q.sq), uint8(index<<1))) << shift},
	}
}

func obstruction(q question, l *line) []Step {
	above, below := transform.Halves(q.sq, l.others(q))
	upper, lower := above&q.occ, below&q.occ
	next := uint64(1) << (bits.Len64(lower|1) - 1)
	return []Step{
		{Name: "upper, the occupied squares above", Board: upper},
		{Name: "lower, the occupied squares below", Board: lower},
		{Name: "b = msb(lower | 1)", Board: next},
		{Name: "upper - b", Board: upper - next},
		{Name: "upper ^ (upper - b)", Board: upper ^ (upper - next)},
		{Name: "attacks = that & " + l.String(), Board: (upper ^ (upper - next)) & l.others(q)},
	}
}

func qbb(q question, l *line) []Step {
	others := q.occ &^ q.slider()
	up := l.first << q.sq & (others | l.upperEdge)
	down := l.last >> (63 - q.sq) & (others | l.lowerEdge)
	upper := bits.TrailingZeros64(up | 1<<63)
	lower := bits.Len64(down|1) - 1
	ends, starts := l.last>>(63-upper), l.first<<lower
	return []Step{
		{Name: "ray up & (occ | edge); its lowest square", Board: up, Marked: 1 << upper},
		{Name: "ray down & (occ | edge); its highest square", Board: down, Marked: 1 << lower},
		{Name: "last >> (63 - upper): ends on the upper blocker", Board: ends},
		{Name: "first << lower: starts on the lower blocker", Board: starts},
		{Name: "attacks = what they have in common, &^ slider", Board: ends & starts &^ q.slider()},
	}
}

var directions = map[string][]geometry.Direction{
	"rook":   {geometry.North, geometry.East, geometry.South, geometry.West},
	"bishop": {geometry.NorthEast, geometry.SouthEast, geometry.SouthWest, geometry.NorthWest},
}

// move moves a board by n steps.
func move(d geometry.Direction, board uint64, n int) uint64 {
	for range n {
		board = geometry.Step(d, board)
	}
	return board
}

// shift writes n steps as the shift of a board.
func shift(d geometry.Direction, n int) string {
	if d.Offset() > 0 {
		return fmt.Sprintf("<< %d", d.Offset()*n)
	}
	return fmt.Sprintf(">> %d", -d.Offset()*n)
}

// wraps returns the squares where a shift lands that left the board on the other side.
func wraps(d geometry.Direction) uint64 {
	switch {
	case d == geometry.North || d == geometry.South:
		return 0
	case d < geometry.South:
		return edge.FileA
	}
	return edge.FileH
}

func classical(q question, d geometry.Direction) []Step {
	ray := geometry.Ray[uint64](d, q.sq)
	blockers := ray & q.occ
	first := bits.TrailingZeros64(blockers)
	if d.Offset() < 0 {
		first = bits.Len64(blockers) - 1
	}
	blocker, beyond := uint64(0), uint64(0)
	if blockers != 0 {
		blocker, beyond = 1<<first, geometry.Ray[uint64](d, first)
	}
	return []Step{
		{Name: "ray", Board: ray},
		{Name: "ray & occ; the first blocker", Board: blockers, Marked: blocker},
		{Name: "ray of the first blocker", Board: beyond},
		{Name: "attacks = ray ^ ray of the blocker", Board: ray ^ beyond},
	}
}

func koggeStone(q question, d geometry.Direction) []Step {
	gen, empty := q.slider(), ^q.occ&^wraps(d)
	steps := []Step{{Name: "gen, the slider; p, the empty squares", Board: gen, Marked: empty}}
	for n := 1; n <= 4; n *= 2 {
		gen |= empty & move(d, gen, n)
		empty &= move(d, empty, n)
		steps = append(steps, Step{Name: fmt.Sprintf("gen |= p & (gen %s)", shift(d, n)), Board: gen, Marked: empty})
	}
	return append(steps, Step{Name: fmt.Sprintf("attacks = gen %s, without what wraps", shift(d, 1)), Board: move(d, gen, 1)})
}
