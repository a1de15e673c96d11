package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
)

// inputs are the slices that a batch reads: as many of them as it takes, in this order.
type inputs [6][]bitboard

func inputsOf(ps []position) (in inputs) {
	for _, p := range ps {
		for i, set := range [len(in)]bitboard{p.orthogonals, p.diagonals, p.occ, p.pawns, p.knights, p.kings} {
			in[i] = append(in[i], set)
		}
	}
	return in
}

func (in *inputs) pieces() fill.PiecesEach[bitboard] {
	return fill.PiecesEach[bitboard]{Pawns: in[3], Knights: in[4], Orthogonals: in[0], Diagonals: in[1], King: in[5]}
}

// batches are the functions that store a board for each position. Of a color only the lowest bit counts.
var batches = []struct {
	name   string
	inputs int
	run    func(dst []bitboard, in *inputs)
	want   func(p position) bitboard
}{
	{"AttacksEach", 3, func(dst []bitboard, in *inputs) { fill.AttacksEach(dst, in[0], in[1], in[2]) }, attacksOf},
	{"MapsEach of White", 6,
		func(dst []bitboard, in *inputs) { fill.MapsEach(dst, in.pieces(), false, in[2]) },
		func(p position) bitboard { return mapOf(attacks.White, p) }},
	{"MapsEach of Black", 6,
		func(dst []bitboard, in *inputs) { fill.MapsEach(dst, in.pieces(), true, in[2]) },
		func(p position) bitboard { return mapOf(attacks.Black, p) }},
}

func TestBatchesDoNotAllocateAndTakeCallersTypes(t *testing.T) {
	allocations := testing.AllocsPerRun(100, func() {
		var all [30]bitboard
		fill.Attacks(all[0], all[1], all[2])
		for _, n := range []int{3, 12, len(all)} { // kernels take them by fours, eights or sixteens
			b := all[:n]
			pieces := fill.PiecesEach[bitboard]{b, b, b, b, b}
			fill.AttacksEach(b, b, b, b)
			fill.MapsEach(b, pieces, false, b)
			fill.MapsEach(b, pieces, true, b)
		}
	})
	if allocations != 0 {
		t.Errorf("%v allocations, want none", allocations)
	}
}
