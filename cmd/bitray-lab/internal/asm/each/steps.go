package each

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// step is a part of a map. Called once before the loop, it loads the constants that it needs
// and returns the instructions that it repeats for every register of boards.
type step func(k *kernel) func(boards reg.VecVirtual)

// sixteen returns a register in which every sixteen bytes hold the given ones.
func (k *kernel) sixteen(name string, value func(i int) byte) reg.VecVirtual {
	memory := k.Bytes(name, 16, value)
	x := k.Vector()
	if k.Lanes == 8 {
		k.VBROADCASTI32X4(memory, x)
	} else {
		k.VBROADCASTI128(memory, x)
	}
	return x
}

// reverseBytes flips the boards vertically.
func reverseBytes(k *kernel) func(boards reg.VecVirtual) {
	order := k.sixteen("reverse_bytes", func(i int) byte { return byte(i ^ 7) })
	return func(boards reg.VecVirtual) { k.VPSHUFB(order, boards, boards) }
}

// reverseBits mirrors the boards horizontally: the two nibbles of every byte are looked up in
// two tables of sixteen bytes.
func reverseBits(k *kernel) func(boards reg.VecVirtual) {
	nibbles := k.Broadcast(0x0f0f0f0f0f0f0f0f)
	ofLow := k.sixteen("reverse_low_nibble", func(i int) byte { return reverseNibble(i) << 4 })
	ofHigh := k.sixteen("reverse_high_nibble", reverseNibble)
	return func(boards reg.VecVirtual) {
		high := k.Vector()
		k.VPSRLQ(operand.U8(4), boards, high)
		k.VPAND(nibbles, high, high)
		k.VPAND(nibbles, boards, boards)
		k.VPSHUFB(boards, ofLow, boards)
		k.VPSHUFB(high, ofHigh, high)
		k.VPOR(high, boards, boards)
	}
}

func reverseNibble(n int) byte { return byte(n&1<<3 | n&2<<1 | n&4>>1 | n&8>>3) }

// timesMatrix multiplies the boards by a matrix from the right.
func timesMatrix(matrix uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		factor := k.Broadcast(matrix)
		return func(boards reg.VecVirtual) { k.VGF2P8AFFINEQB(operand.U8(0), factor, boards, boards) }
	}
}

// matrixTimes multiplies the boards by a matrix from the left.
func matrixTimes(matrix uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		factor := k.Broadcast(matrix)
		return func(boards reg.VecVirtual) { k.VGF2P8AFFINEQB(operand.U8(0), boards, factor, boards) }
	}
}

// The directions in which moveFiles moves.
const (
	down = 1
	up   = 7
)

// moveFiles moves the files in the three masks by one, two and four ranks around the board.
func moveFiles(masks [3]uint64, direction int) []step {
	steps := make([]step, len(masks))
	for i, mask := range masks {
		steps[i] = moveFilesBy(direction<<i&7, mask)
	}
	return steps
}

// secondWhereThird takes the squares of the third set from the second and the others from the
// first.
var secondWhereThird = emit.Ternary(func(a, b, c uint8) uint8 { return b&c | a&^c })

// moveFilesBy moves the files in mask down by a number of ranks, around the board.
func moveFilesBy(ranks int, mask uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		files := k.Broadcast(mask)
		if k.Lanes == 8 {
			return func(boards reg.VecVirtual) {
				moved := k.Vector()
				k.VPRORQ(operand.U8(8*ranks), boards, moved)
				k.VPTERNLOGQ(secondWhereThird, files, moved, boards)
			}
		}
		order := k.sixteen("ranks_down_"+string(rune('0'+ranks)), func(i int) byte { return byte(i&8 | (i+ranks)&7) })
		return func(boards reg.VecVirtual) {
			moved := k.Vector()
			k.VPSHUFB(order, boards, moved)
			k.VPXOR(boards, moved, moved)
			k.VPAND(files, moved, moved)
			k.VPXOR(moved, boards, boards)
		}
	}
}
