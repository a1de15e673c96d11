package steps

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// slider is a rook or a bishop, whose lines are looked up together.
type slider struct {
	find.Piece
	tabulate.Slider
}

var whole = map[string][]slider{
	"rook":   {{find.Rook, tabulate.Rook}},
	"bishop": {{find.Bishop, tabulate.Bishop}},
}

// lookUp is the last step where the table of a square has an entry for each subset of the relevant squares.
func lookUp(q question, lines tabulate.Slider, entries uint64, name string, index func(relevant uint64) uint64) Step {
	table, mask := make([]uint64, entries), lines.Relevant(q.sq)
	for subset := range transform.Subsets(mask) {
		table[index(subset)] = lines.Attacks(q.sq, subset)
	}
	i := index(q.occ & mask)
	return Step{Name: fmt.Sprintf("attacks = table[%s%d]", name, i), Board: table[i]}
}

// magic finds a multiplier for the square, as package magic does for all of them.
func magic(q question, s slider) []Step {
	problem := find.NewProblem(s.Piece, uint8(q.sq))
	multiplier, width := find.NewFinder(1).Place(&problem), problem.Bits
	shift := 64 - width
	relevant := q.occ & problem.Mask
	return []Step{
		{Name: "occ & mask, the relevant squares", Board: relevant},
		{Name: fmt.Sprintf("product = that * %#016x; its top %d bits", multiplier, width), Board: relevant * multiplier, Marked: ^uint64(0) << shift},
		lookUp(q, s.Slider, 1<<width, fmt.Sprintf("product >> %d] = table[", shift), func(relevant uint64) uint64 { return relevant * multiplier >> shift }),
	}
}

func pext(q question, s slider) []Step {
	mask := s.Relevant(q.sq)
	width, extracted := bits.OnesCount64(mask), bmi2.Extract(q.occ, mask)
	return []Step{
		{Name: "occ; the mask", Board: q.occ, Marked: mask},
		{Name: fmt.Sprintf("pext(occ, mask) = %d, %d bits", extracted, width), Board: extracted, Marked: 1<<width - 1},
		lookUp(q, s.Slider, 1<<width, "", func(relevant uint64) uint64 { return bmi2.Extract(relevant, mask) }),
	}
}

func kindergarten(q question, l *line) []Step {
	switch l {
	case &rank:
		return firstRank(q)
	case &file:
		return kindergartenFile(q)
	}
	const fileB = edge.FileA << 1
	mask := l.others(q) | q.slider()
	product := q.occ & mask * fileB
	index := product >> 58
	filled := uint64(transform.FirstRank(fileOf(q.sq), uint8(index<<1))) * edge.FileA
	return []Step{
		{Name: "occ & " + l.String(), Board: q.occ & mask},
		{Name: "product = that * b-file; its top 6 bits", Board: product, Marked: 63 << 58},
		{Name: fmt.Sprintf("fillUp[%d][%d], a rank on all ranks", fileOf(q.sq), index), Board: filled},
		{Name: "attacks = that & " + l.String(), Board: filled & mask},
	}
}

func kindergartenFile(q question) []Step {
	const diagonalC2H7 = 0x0080402010080400
	onFileA := q.occ >> fileOf(q.sq) & edge.FileA
	product := onFileA * diagonalC2H7
	index := product >> 58
	// The product has rank 7 first. A quarter turn lays a rank on the a-file, with file a on rank 8.
	attacks := transform.Rotate90Clockwise(uint64(transform.FirstRank(7-rankOf(q.sq), uint8(index<<1))))
	return []Step{
		{Name: "occ >> file & a-file", Board: onFileA},
		{Name: "product = that * diagonal c2-h7; its top 6 bits", Board: product, Marked: 63 << 58},
		{Name: fmt.Sprintf("aFileAttacks[%d][%d]", rankOf(q.sq), index), Board: attacks},
		{Name: "attacks = that << file", Board: attacks << fileOf(q.sq)},
	}
}

func congruent(q question, l *line) []Step {
	if l == &rank {
		return firstRank(q)
	}
	o := q.occ & l.Relevant(q.sq)
	return []Step{
		{Name: "o = occ & mask, the relevant squares of the " + l.String(), Board: o},
		{Name: fmt.Sprintf("o %% %d = %d", l.modulus, o%l.modulus), Board: o % l.modulus},
		lookUp(q, l.Slider, l.modulus, "", func(relevant uint64) uint64 { return relevant % l.modulus }),
	}
}

func rotated(q question, l *line) []Step {
	layout, shift := l.layout(q.occ), 8*l.byteOf(q.sq)
	inner := layout >> shift & 0x7e
	return []Step{
		{Name: l.layoutName + "; the byte of the " + l.String(), Board: layout, Marked: 0x7e << shift},
		{Name: fmt.Sprintf("attacks = table[sq][%d]", inner>>1), Board: l.Attacks(q.sq, l.restore(inner<<shift))},
	}
}
