package lanes

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// squareNumbers returns the bytes 0 to 63.
func squareNumbers() vec {
	z := asm.ZMM()
	asm.VMOVDQU64(asm.Bytes("squareNumbers", 64, func(sq int) byte { return byte(sq) }), z)
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
	return asm.Bytes(fmt.Sprintf("sixteen%d", b), 16, func(int) byte { return b })
}

// foursOfSquares returns the address of a table with four times the number of each square.
func foursOfSquares() operand.Mem {
	return asm.Bytes("foursOfSquares", 4*64, func(i int) byte { return byte(i / 4) })
}
