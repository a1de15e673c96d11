package fill_test

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
)

// inputs are the slices that a batch reads: as many of them as it takes, in this order.
type inputs [6][]uint64

func (c columns) inputs() inputs {
	return inputs{c.pieces.Orthogonals, c.pieces.Diagonals, c.occ, c.pieces.Pawns, c.pieces.Knights, c.pieces.King}
}

func (in *inputs) pieces() fill.PiecesEach[uint64] {
	return fill.PiecesEach[uint64]{in[3], in[4], in[1], in[0], in[5]}
}

// batches are the functions that store a board for each position.
var batches = []struct {
	name   string
	inputs int
	run    func(dst []uint64, in *inputs)
	want   func(p position) uint64
}{
	{"AttacksEach", 3,
		func(dst []uint64, in *inputs) { fill.AttacksEach(dst, in[0], in[1], in[2]) },
		func(p position) uint64 { return attacksOf(p.orthogonals[0], p.diagonals[0], p.occ) }},
	{"Maps of White", 6,
		func(dst []uint64, in *inputs) { fill.Maps(attacks.White, dst, in.pieces(), in[2]) },
		func(p position) uint64 { return mapOf(attacks.White, p) }},
	{"Maps of Black", 6,
		func(dst []uint64, in *inputs) { fill.Maps(attacks.Black, dst, in.pieces(), in[2]) },
		func(p position) uint64 { return mapOf(attacks.Black, p) }},
}
