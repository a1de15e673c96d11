package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// squaresOf returns the numbers of the squares of b as bytes, in ascending order: b selects them
// from the bytes 0 to 63.
func squaresOf(b reg.GPVirtual) vec {
	var numbers [8]uint64
	for i := range 64 {
		numbers[i/8] |= uint64(i) << (i % 8 * 8)
	}
	selected, squares := asm.K(), asm.ZMM()
	asm.KMOVQ(b, selected)
	asm.VMOVDQU64(table("squareNumbers", numbers[:]...), squares)
	asm.VPCOMPRESSB_Z(squares, selected, squares)
	return squares
}

// bytes16 returns the address of sixteen equal bytes.
func bytes16(b uint8) operand.Mem {
	word := 0x0101010101010101 * uint64(b)
	return table(fmt.Sprintf("sixteen%d", b), word, word)
}

// fourOf returns the address of four bytes that hold the number of a square.
func fourOf(square reg.GPVirtual) operand.Mem {
	var words [32]uint64
	for i := range 64 {
		words[i/2] |= 0x01010101 * uint64(i) << (i % 2 * 32)
	}
	first := asm.GP64()
	asm.LEAQ(table("foursOfSquares", words[:]...), first)
	return operand.Mem{Base: first, Index: square, Scale: 4}
}
