package each

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// flipVertical reverses the bytes of each board.
func flipVertical(k *kernel) step {
	order := k.Vector()
	k.VBROADCASTI128(k.Bytes("reverse_bytes", 16, func(i int) byte { return byte(i ^ 7) }), order)
	return func(boards reg.VecVirtual) { k.VPSHUFB(order, boards, boards) }
}

// timesMatrix multiplies the boards by a matrix from the right.
func timesMatrix(k *kernel) step {
	by := k.Value("by")
	order, matrix := k.sixteen(by, 0), k.word(by, 2)
	return func(boards reg.VecVirtual) {
		k.VPSHUFB(order, boards, boards)
		k.VGF2P8AFFINEQB(operand.U8(0), matrix, boards, boards)
	}
}

// matrixTimes multiplies the boards by a matrix from the left.
func matrixTimes(k *kernel) step {
	by := k.Value("by")
	order, matrix := k.sixteen(by, 0), k.word(by, 2)
	return func(boards reg.VecVirtual) {
		k.VPSHUFB(order, boards, boards)
		k.VGF2P8AFFINEQB(operand.U8(0), boards, matrix, boards)
	}
}

// moveFiles moves the files of three masks, one after the other.
func moveFiles(k *kernel) step {
	by := k.Value("by")
	var files, order [3]reg.VecVirtual
	for i := range files {
		files[i], order[i] = k.word(by, 3*i), k.sixteen(by, 3*i+1)
	}
	return func(boards reg.VecVirtual) {
		for i := range files {
			moved := k.Vector()
			k.VPSHUFB(order[i], boards, moved)
			k.VPXOR(boards, moved, moved)
			k.VPAND(files[i], moved, moved)
			k.VPXOR(moved, boards, boards)
		}
	}
}

// swapBits exchanges the bits of six masks with those so many places above, one after the other.
func swapBits(k *kernel) step {
	by := k.Value("by")
	var masks, distances [6]reg.VecVirtual
	for i := range masks {
		masks[i], distances[i] = k.word(by, 2*i), k.word(by, 2*i+1)
	}
	return func(boards reg.VecVirtual) {
		for i, mask := range masks {
			difference := k.Vector()
			k.VPSRLVQ(distances[i], boards, difference)
			k.VPXOR(boards, difference, difference)
			k.VPAND(mask, difference, difference)
			k.VPXOR(difference, boards, boards)
			k.VPSLLVQ(distances[i], difference, difference)
			k.VPXOR(difference, boards, boards)
		}
	}
}
