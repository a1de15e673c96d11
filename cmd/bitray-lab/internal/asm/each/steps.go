package each

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// flipVertical reverses the bytes of each board.
func flipVertical(k *kernel) step {
	order := emit.New(k, k.VBROADCASTI128, k.Bytes("reverse_bytes", 16, func(i int) byte { return byte(i ^ 7) }))
	return func(boards reg.VecVirtual) { k.VPSHUFB(order, boards, boards) }
}

// timesMatrix multiplies the boards by a matrix from the right.
func timesMatrix(k *kernel) step {
	order, matrix := k.factor()
	return func(boards reg.VecVirtual) {
		k.VPSHUFB(order, boards, boards)
		k.VGF2P8AFFINEQB(operand.U8(0), matrix, boards, boards)
	}
}

// matrixTimes multiplies the boards by a matrix from the left.
func matrixTimes(k *kernel) step {
	order, matrix := k.factor()
	return func(boards reg.VecVirtual) {
		k.VPSHUFB(order, boards, boards)
		k.VGF2P8AFFINEQB(operand.U8(0), boards, matrix, boards)
	}
}
