package each

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// writePermutation writes the function that picks every board together bit by bit: place i of
// the result is the square order[i].
//
// VPSHUFBITQMB takes the bits of a word that eight bytes number, in each of eight lanes, into a
// mask register. With the same board in all lanes that is any permutation of it. It is quicker
// than five delta swaps on eight boards at once.
func writePermutation(f *emit.File) {
	k := begin(f, avx512, "permuteAVX512", "func(dst, src []uint64, order *[64]uint8)",
		"permuteAVX512 permutes the boards of src to dst, which is as long.")
	order := k.From(operand.Mem{Base: k.Value("order")})
	k.permuteLoop("rounds", k.set.unroll, "boards", order)
	k.permuteLoop("boards", 1, "done", order)
	k.end()
}

func (k *kernel) permuteLoop(label string, boards int, next string, order reg.VecVirtual) {
	k.Label(label)
	k.CMPQ(k.left, operand.U8(boards))
	k.JLT(operand.LabelRef(next))
	for i := range boards {
		board, moved := k.Vector(), k.K()
		k.VPBROADCASTQ(operand.Mem{Base: k.src, Disp: 8 * i}, board)
		k.VPSHUFBITQMB(order, board, moved)
		k.KMOVQ(moved, operand.Mem{Base: k.dst, Disp: 8 * i})
	}
	k.ADDQ(operand.U8(8*boards), k.src)
	k.ADDQ(operand.U8(8*boards), k.dst)
	k.SUBQ(operand.U8(boards), k.left)
	k.JMP(operand.LabelRef(label))
}
