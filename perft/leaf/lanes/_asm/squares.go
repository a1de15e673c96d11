package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// squareNumbers returns the bytes 0 to 63.
func squareNumbers() vec {
	var words [8]uint64
	for i := range 64 {
		words[i/8] |= uint64(i) << (i % 8 * 8)
	}
	z := asm.ZMM()
	asm.VMOVDQU64(table("squareNumbers", words[:]...), z)
	return z
}

// squaresOf returns the numbers of the squares of b as bytes, in ascending order: b selects them
// from numbers, which are all.
func squaresOf(b reg.GPVirtual, numbers vec) vec {
	selected, squares := asm.K(), asm.ZMM()
	asm.KMOVQ(b, selected)
	asm.VPCOMPRESSB_Z(numbers, selected, squares)
	return squares
}

// bytes16 returns the address of sixteen equal bytes.
func bytes16(b uint8) operand.Mem {
	word := 0x0101010101010101 * uint64(b)
	return table(fmt.Sprintf("sixteen%d", b), word, word)
}

// foursOfSquares returns the address of a table with four times the number of each square.
func foursOfSquares() operand.Mem {
	var words [32]uint64
	for i := range 64 {
		words[i/2] |= 0x01010101 * uint64(i) << (i % 2 * 32)
	}
	return table("foursOfSquares", words[:]...)
}
