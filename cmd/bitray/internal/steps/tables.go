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

// magic finds a multiplier for the square, as package magic does for all of them.
func magic(q question, s slider) []Step {
	problem := find.NewProblem(map[slider]find.Piece{"rook": find.Rook, "bishop": find.Bishop}[s], uint8(q.sq))
	multiplier := find.Multiplier{Magic: find.NewFinder(1).Place(&problem), Bits: problem.Bits}
	table := make([]uint64, 1<<problem.Bits)
	problem.Enter(table, multiplier) // it is right: Place has tried it
	relevant := q.occ & problem.Mask
	product := relevant * multiplier.Magic
	shift := 64 - problem.Bits
	return []Step{
		{Name: "occ & mask, the relevant squares", Board: relevant},
		{Name: fmt.Sprintf("product = that * %#016x; its top %d bits", multiplier.Magic, problem.Bits), Board: product, Marked: ^uint64(0) << shift},
		{Name: fmt.Sprintf("attacks = table[product >> %d] = table[%d]", shift, product>>shift), Board: table[product>>shift]},
	}
}

func pext(q question, s slider) []Step {
	mask, attacks := tabulate.RelevantRook(q.sq), tabulate.RookAttacks
	if s == "bishop" {
		mask, attacks = tabulate.RelevantBishop(q.sq), tabulate.BishopAttacks
	}
	width := bits.OnesCount64(mask)
	table := tabulate.Subsets(make([]uint64, 1<<width), q.sq, mask, attacks)
	index := bmi2.Extract(q.occ, mask)
	return []Step{
		{Name: "occ; the mask", Board: q.occ, Marked: mask},
		{Name: fmt.Sprintf("pext(occ, mask) = %d, %d bits", index, width), Board: index, Marked: 1<<width - 1},
		{Name: fmt.Sprintf("attacks = table[%d]", index), Board: table[index]},
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
	mask := l.mask(q.sq)
	product := q.occ & mask * fileB
	index := product >> 58
	filled := uint64(transform.FirstRank(fileOf(q.sq), uint8(index<<1))) * edge.FileA
	return []Step{
		{Name: "occ & " + l.name, Board: q.occ & mask},
		{Name: "product = that * b-file; its top 6 bits", Board: product, Marked: 63 << 58},
		{Name: fmt.Sprintf("fillUp[%d][%d], a rank on all ranks", fileOf(q.sq), index), Board: filled},
		{Name: "attacks = that & " + l.name, Board: filled & mask},
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
	mask := l.mask(q.sq) &^ (q.slider() | l.upperEdge | l.lowerEdge)
	table := make([]uint64, l.modulus)
	for subset := range transform.Subsets(mask) {
		table[subset%l.modulus] = l.scatter(q.sq, transform.FirstRank(l.position(q.sq), l.gather(q.sq, subset)))
	}
	o := q.occ & mask
	return []Step{
		{Name: "o = occ & mask, the relevant squares of the " + l.name, Board: o},
		{Name: fmt.Sprintf("o %% %d = %d", l.modulus, o%l.modulus), Board: o % l.modulus},
		{Name: fmt.Sprintf("attacks = table[%d]", o%l.modulus), Board: table[o%l.modulus]},
	}
}

func rotated(q question, l *line) []Step {
	layout, shift := l.layout(q.occ), 8*l.byteOf(q.sq)
	index := layout >> shift >> 1 & 63
	return []Step{
		{Name: l.layoutName + "; the byte of the " + l.name, Board: layout, Marked: 0x7e << shift},
		{Name: fmt.Sprintf("attacks = table[sq][%d]", index),
			Board: l.scatter(q.sq, transform.FirstRank(l.position(q.sq), uint8(index<<1)))},
	}
}

// gather returns the line of sq as a byte.
func (l *line) gather(sq int, board uint64) uint8 {
	return uint8(l.layout(board) >> (8 * l.byteOf(sq)))
}
