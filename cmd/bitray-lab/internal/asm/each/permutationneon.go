package each

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// writePermutationNeon writes the function that picks boards together bit by bit: place i of the result is
// the square order[i].
//
// Each byte of a register is a rank of one of two results. A look-up in the two boards brings to every rank
// the byte that one of its squares comes from, a test against the bit of that square makes it all ones or all
// zeros, and one bit of that is selected. That is done for the squares of each file in turn.
func writePermutationNeon(f *neon.File) {
	k := beginNeon(f, "permute", "permutes", ", order *[64]uint8")
	var files [8]fileNeon
	k.fillFiles(&files)
	k.loops([]neonStep{func(x neon.Vector) { k.pick(x, &files) }})
}

// fileNeon says what the squares of a file of both results are picked from, and by which mask.
type fileNeon struct{ ranks, bits, mask neon.Vector }

// fillFiles sorts the order by files: dealt out to four registers, the squares of a file are every other
// byte.
func (k *neonKernel) fillFiles(files *[8]fileNeon) {
	for f := range files {
		files[f] = fileNeon{ranks: k.Vector(), bits: k.Vector()}
		if f > 0 { // the first file needs no mask
			files[f].mask = k.Vector()
			k.Op("VMOVI", neon.Imm(1<<f), files[f].mask.B16())
		}
	}
	k.Scope(func() {
		order := k.Vectors(4)
		k.Deal(k.Value("order"), order)
		for f := range 4 {
			k.Op("VUZP1", order[f].B16(), order[f].B16(), files[f].ranks.B16())
			k.Op("VUZP2", order[f].B16(), order[f].B16(), files[f+4].ranks.B16())
		}
	})
	k.Scope(func() {
		lowest, second, bitOf := k.Vector(), k.Vector(), k.Vector()
		k.Op("VMOVI", neon.Imm(7), lowest.B16())
		k.Constant(0, emit.WordOf(func(int) byte { return 8 }), second) // where the second board begins
		bits := emit.WordOf(func(i int) byte { return 1 << i })
		k.Constant(bits, bits, bitOf)
		for _, f := range files {
			k.Op("VAND", lowest.B16(), f.ranks.B16(), f.bits.B16())
			k.Op("VTBL", f.bits.B16(), neon.Vectors{bitOf}.Table(), f.bits.B16())
			k.Op("VUSHR", neon.Imm(3), f.ranks.B16(), f.ranks.B16())
			k.Op("VORR", second.B16(), f.ranks.B16(), f.ranks.B16())
		}
	})
}

// pick permutes two boards.
func (k *neonKernel) pick(x neon.Vector, files *[8]fileNeon) {
	all := k.Vector()
	test := func(f fileNeon, y neon.Vector) {
		k.Op("VTBL", f.ranks.B16(), neon.Vectors{x}.Table(), y.B16())
		k.Op("VCMTST", f.bits.B16(), y.B16(), y.B16())
	}
	test(files[0], all)
	for _, f := range files[1:7] {
		k.Scope(func() {
			squares := k.Vector()
			test(f, squares)
			k.Op("VBIT", f.mask.B16(), squares.B16(), all.B16())
		})
	}
	test(files[7], x)
	k.Op("VBIF", files[7].mask.B16(), all.B16(), x.B16())
}
