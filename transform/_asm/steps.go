package main

import (
	"slices"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// step is a part of a map. Called once before the loop, it loads the constants that it needs
// and returns the instructions that it repeats for every register of boards.
type step func(k *kernel) func(boards reg.VecVirtual)

func join(steps []step, last ...step) []step { return append(slices.Clone(steps), last...) }

func backwards(steps []step) []step {
	steps = slices.Clone(steps)
	slices.Reverse(steps)
	return steps
}

// reverseBytes flips the boards vertically.
func reverseBytes(k *kernel) func(boards reg.VecVirtual) {
	order := k.bytes("reverse_bytes", func(i int) byte { return byte(i ^ 7) })
	return func(boards reg.VecVirtual) { k.c.VPSHUFB(order, boards, boards) }
}

// reverseBits mirrors the boards horizontally: the two nibbles of every byte are looked up in
// two tables of sixteen bytes.
func reverseBits(k *kernel) func(boards reg.VecVirtual) {
	nibbles := k.word(0x0f0f0f0f0f0f0f0f)
	ofLow := k.bytes("reverse_low_nibble", func(i int) byte { return reverseNibble(i) << 4 })
	ofHigh := k.bytes("reverse_high_nibble", reverseNibble)
	return func(boards reg.VecVirtual) {
		high := k.vector()
		k.c.VPSRLQ(operand.U8(4), boards, high)
		k.c.VPAND(nibbles, high, high)
		k.c.VPAND(nibbles, boards, boards)
		k.c.VPSHUFB(boards, ofLow, boards)
		k.c.VPSHUFB(high, ofHigh, high)
		k.c.VPOR(high, boards, boards)
	}
}

func reverseNibble(n int) byte { return byte(n&1<<3 | n&2<<1 | n&4>>1 | n&8>>3) }

// timesMatrix multiplies the boards by a matrix from the right.
func timesMatrix(matrix uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		factor := k.word(matrix)
		return func(boards reg.VecVirtual) { k.c.VGF2P8AFFINEQB(operand.U8(0), factor, boards, boards) }
	}
}

// matrixTimes multiplies the boards by a matrix from the left.
func matrixTimes(matrix uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		factor := k.word(matrix)
		return func(boards reg.VecVirtual) { k.c.VGF2P8AFFINEQB(operand.U8(0), boards, factor, boards) }
	}
}

// deltaSwap exchanges the bits in mask with those distance places above.
func deltaSwap(distance uint8, mask uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		selected := k.word(mask)
		return func(boards reg.VecVirtual) {
			difference := k.vector()
			k.c.VPSRLQ(operand.U8(distance), boards, difference)
			k.c.VPXOR(boards, difference, difference)
			k.c.VPAND(selected, difference, difference)
			k.c.VPXOR(difference, boards, boards)
			k.c.VPSLLQ(operand.U8(distance), difference, difference)
			k.c.VPXOR(difference, boards, boards)
		}
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

// moveFilesBy moves the files in mask down by a number of ranks, around the board.
func moveFilesBy(ranks int, mask uint64) step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		files := k.word(mask)
		if k.set.lanes == 8 {
			return func(boards reg.VecVirtual) {
				moved := k.vector()
				k.c.VPRORQ(operand.U8(8*ranks), boards, moved)
				k.c.VPTERNLOGQ(ternary(func(b, m, f bool) bool { return f && m || !f && b }), files, moved, boards)
			}
		}
		order := k.bytes("ranks_down_"+string(rune('0'+ranks)), func(i int) byte { return byte(i&8 | (i+ranks)&7) })
		return func(boards reg.VecVirtual) {
			moved := k.vector()
			k.c.VPSHUFB(order, boards, moved)
			k.c.VPXOR(boards, moved, moved)
			k.c.VPAND(files, moved, moved)
			k.c.VPXOR(moved, boards, boards)
		}
	}
}

// ternary returns the truth table of a function of three bits as VPTERNLOGQ wants it: the first
// argument is the destination, the last the first operand in Go's order.
func ternary(f func(a, b, c bool) bool) operand.U8 {
	var table operand.U8
	for i := range 8 {
		if f(i&4 != 0, i&2 != 0, i&1 != 0) {
			table |= 1 << i
		}
	}
	return table
}
