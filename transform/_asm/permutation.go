package main

import (
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// writePermutation writes the function that picks every board together bit by bit: place i of
// the result is the square order[i].
//
// VPSHUFBITQMB takes the bits of a word that eight bytes number, in each of eight lanes, into a
// mask register. With the same board in all lanes that is any permutation of it. It is quicker
// than five delta swaps on eight boards at once.
func writePermutation(c *build.Context) {
	k := begin(c, avx512, "permuteAVX512", "func(dst, src []uint64, order *[64]uint8)")
	c.Doc("permuteAVX512 permutes the boards of src to dst, which is as long, by AVX-512 F, BW and BITALG.")
	address, order := c.GP64(), k.vector()
	c.Load(c.Param("order"), address)
	c.VMOVDQU64(operand.Mem{Base: address}, order)
	k.permuteLoop("rounds", k.set.unroll, "boards", order)
	k.permuteLoop("boards", 1, "done", order)
	k.end()
}

func (k *kernel) permuteLoop(label string, boards int, next string, order reg.VecVirtual) {
	k.c.Label(label)
	k.c.CMPQ(k.left, operand.U8(boards))
	k.c.JLT(operand.LabelRef(next))
	for i := range boards {
		board, moved := k.vector(), k.c.K()
		k.c.VPBROADCASTQ(operand.Mem{Base: k.src, Disp: 8 * i}, board)
		k.c.VPSHUFBITQMB(order, board, moved)
		k.c.KMOVQ(moved, operand.Mem{Base: k.dst, Disp: 8 * i})
	}
	k.c.ADDQ(operand.U8(8*boards), k.src)
	k.c.ADDQ(operand.U8(8*boards), k.dst)
	k.c.SUBQ(operand.U8(boards), k.left)
	k.c.JMP(operand.LabelRef(label))
}
