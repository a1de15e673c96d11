package hyperbola

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// diagonals512 looks up the diagonals of eight squares at a time.
type diagonals512 struct {
	*emit.Kernel
	numbers                  reg.VecVirtual    // of all squares; the two numbers in a byte
	diagonals, antiDiagonals [2]reg.VecVirtual // by number, eight and eight
}

func (k *pairs512) loadDiagonals() *diagonals512 {
	d := &diagonals512{Kernel: k.Kernel}
	d.numbers = k.From(k.ConstantBytes("diagonal_numbers", func(sq int) byte {
		return byte(diagonalNumber(sq) | antiDiagonalNumber(sq)<<4)
	}))
	for half, suffix := range []string{"_0", "_8"} {
		d.diagonals[half] = k.From(k.Constant("diagonals"+suffix, func(i int) uint64 { return diagonalNumbered(8*half + i) }))
		d.antiDiagonals[half] = k.From(k.Constant("anti_diagonals"+suffix, func(i int) uint64 { return antiDiagonal(8*half + i) }))
	}
	return d
}

// of looks up the numbers of both diagonals of q by one permutation of bytes, and the diagonals
// by their numbers.
func (d *diagonals512) of(q reg.VecVirtual) (diagonal, antiDiagonal reg.VecVirtual) {
	diagonal, antiDiagonal = d.Vector(), d.Vector()
	d.VPERMB(d.numbers, q, diagonal)
	d.VPSRLQ(operand.U8(4), diagonal, antiDiagonal)
	d.VPERMI2Q(d.diagonals[1], d.diagonals[0], diagonal)
	d.VPERMI2Q(d.antiDiagonals[1], d.antiDiagonals[0], antiDiagonal)
	return diagonal, antiDiagonal
}
