// Package rayword generates the kernels of package attacks/rayword.
package rayword

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

const (
	// The first places of all rays, and the guards after them.
	firstPlaces = 0x0101010101010101
	guards      = 0x8080808080808080
	// The rays of a rook have even numbers, those of a bishop odd ones.
	orthogonal = 0x00ff00ff00ff00ff
	diagonal   = 0xff00ff00ff00ff00
)

// Write writes the kernels.
func Write(f *emit.File) {
	write(f, "rook", orthogonal)
	write(f, "bishop", diagonal)
	write(f, "queen", ^uint64(0))
	write(f, "nearest", ^uint64(0))
}

// write writes the look-up of a piece with the given rays, or of the nearest pieces alone: no byte is empty, so
// that one subtraction finds the nearest piece on all rays. It is what Go calls, and leaves the rest to the
// portable function where the instructions are missing. It uses the vector registers from 16 on alone: what
// stands in their upper halves costs the code of Go nothing, so that they need not be cleared on the way back.
func write(f *emit.File, name string, rays uint64) {
	k := f.Begin(8, name, "func(sq, occ uint64) uint64", name+" answers one question. The square is 0 to 63.")
	k.OnlyIfUsable(name)
	offset := k.Value("sq") // of the square's 64 numbers in either table
	k.SHLQ(operand.U8(6), offset)
	// selectBits takes from a word, which is in all lanes, the 64 bits that a table numbers for the square.
	selectBits := func(table string) reg.GPVirtual {
		k.VMOVDQU64(operand.Mem{Base: emit.Written(k.GP64(), k.LEAQ, emit.Variable(table)), Index: offset, Scale: 1}, reg.Z17)
		return emit.Written(k.GP64(), k.KMOVQ, emit.Written(k.K(), k.VPSHUFBITQMB, reg.Z17, reg.Z16))
	}
	k.VPBROADCASTQ(k.Parameter("occ"), reg.Z16)
	word := selectBits("squareNumbers")
	constant, seen := k.GP64(), k.GP64()
	k.MOVQ(operand.U64(guards), constant)
	k.ORQ(constant, word)
	k.MOVQ(operand.I64(-firstPlaces), seen)
	k.ADDQ(word, seen)
	k.XORQ(word, seen)
	k.MOVQ(operand.U64(rays&^guards), constant)
	k.ANDQ(constant, seen)
	if name == "nearest" {
		k.ANDQ(word, seen)
	}
	k.VPBROADCASTQ(seen, reg.Z16)
	k.MOVQ(selectBits("bitNumbers"), emit.Address(k.ReturnIndex(0)))
	k.RET()
	k.Otherwise("portable" + emit.UpperFirst(name))
}
