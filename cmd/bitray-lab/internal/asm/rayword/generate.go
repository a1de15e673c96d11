// Package rayword generates the kernels of package attacks/rayword.
package rayword

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

const (
	// The first places of all rays, and the guards behind them.
	nearest = 0x0101010101010101
	guards  = 0x8080808080808080
	// The rays of a rook have even numbers, those of a bishop odd ones.
	orthogonal = 0x00ff00ff00ff00ff
	diagonal   = 0xff00ff00ff00ff00
)

// Write writes the kernels.
func Write(f *emit.File) {
	writeGather(f)
	writeScatter(f)
	writeAttacks(f, "rook", orthogonal)
	writeAttacks(f, "bishop", diagonal)
	writeAttacks(f, "queen", ^uint64(0))
}

// kernel is a function of one square. It is what Go calls. It uses the vector registers from 16 on alone:
// what stands in their upper halves costs the code of Go nothing, so that they need not be cleared on the way
// back.
type kernel struct {
	*emit.Kernel
	name           string
	square, offset reg.GPVirtual // offset is that of the square's 64 numbers in either table
}

func begin(f *emit.File, name, parameter, doc string) *kernel {
	k := &kernel{name: name, Kernel: f.Begin(8, name, "func(sq, "+parameter+" uint64) uint64", name+" "+doc+" The square is 0 to 63.")}
	k.OnlyIfUsable(k.name)
	k.square, k.offset = k.Value("sq"), k.GP64()
	k.MOVQ(k.square, k.offset)
	k.SHLQ(operand.U8(6), k.offset)
	return k
}

// selectBits takes from the word in all lanes of from the 64 bits that a table numbers for the square.
func (k *kernel) selectBits(table string, from, indices reg.VecPhysical) reg.GPVirtual {
	base, mask, word := k.GP64(), k.K(), k.GP64()
	k.LEAQ(emit.Variable(table), base)
	k.VMOVDQU64(operand.Mem{Base: base, Index: k.offset, Scale: 1}, indices)
	k.VPSHUFBITQMB(indices, from, mask)
	k.KMOVQ(mask, word)
	return word
}

func writeGather(f *emit.File) {
	k := begin(f, "gather", "set", "returns the word of the rays from sq.")
	set := k.Value("set")
	k.BTRQ(k.square, set) // places beyond the edge have the number of the square
	k.VPBROADCASTQ(set, reg.Z16)
	k.end(k.selectBits("squareNumbers", reg.Z16, reg.Z17))
}

func writeScatter(f *emit.File) {
	k := begin(f, "scatter", "word", "returns the squares of the rays from sq that word has.")
	k.VPBROADCASTQ(k.Parameter("word"), reg.Z16)
	k.end(k.selectBits("bitNumbers", reg.Z16, reg.Z17))
}

// writeAttacks writes the look-up of a piece with the given rays: no byte is empty, so that one
// subtraction finds the nearest piece on all of them.
func writeAttacks(f *emit.File, name string, rays uint64) {
	k := begin(f, name, "occ", "answers one question.")
	k.VPBROADCASTQ(k.Parameter("occ"), reg.Z16)
	word := k.selectBits("squareNumbers", reg.Z16, reg.Z17)
	constant, seen := k.GP64(), k.GP64()
	k.MOVQ(operand.U64(guards), constant)
	k.ORQ(constant, word)
	k.MOVQ(operand.I64(-nearest), seen)
	k.ADDQ(word, seen)
	k.XORQ(word, seen)
	k.MOVQ(operand.U64(rays&^guards), constant)
	k.ANDQ(constant, seen)
	k.VPBROADCASTQ(seen, reg.Z16)
	k.end(k.selectBits("bitNumbers", reg.Z16, reg.Z17))
}

// end leaves the rest to the portable function where the instructions are missing.
func (k *kernel) end(answer reg.GPVirtual) {
	k.MOVQ(answer, emit.Address(k.ReturnIndex(0)))
	k.RET()
	k.Otherwise("portable" + emit.UpperFirst(k.name))
}
