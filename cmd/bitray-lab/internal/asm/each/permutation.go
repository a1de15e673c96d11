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
// mask register. With the same board in all lanes that is any permutation of it.
func writePermutation(f *emit.File) {
	k := begin(f, 8, "permuteAVX512", "func(dst, src []uint64, order *[64]uint8)",
		"permuteAVX512 permutes the boards of src to dst, which is as long.")
	order := k.From(operand.Mem{Base: k.Value("order")})
	k.permuteRound("rounds", 4, "boards", order)
	k.permuteRound("boards", 1, "done", order)
	k.end()
}

func (k *kernel) permuteRound(label string, boards int, next string, order reg.VecVirtual) {
	k.round(label, boards, next, func() {
		for i := range boards {
			board, moved := emit.New(k, k.VPBROADCASTQ, operand.Mem{Base: k.src, Disp: 8 * i}), k.K()
			k.VPSHUFBITQMB(order, board, moved)
			k.KMOVQ(moved, operand.Mem{Base: k.dst, Disp: 8 * i})
		}
	})
}
