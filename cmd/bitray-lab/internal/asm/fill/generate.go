// Package fill generates the kernels of package fill.
package fill

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// Write writes the kernels for amd64.
func Write(f *emit.File) {
	writeAttacks(f)
	for _, lanes := range []int{8, 4} {
		for _, q := range questions {
			writePositions(f, lanes, q)
		}
	}
}

// WriteNEON writes the kernels for arm64.
func WriteNEON(f *neon.File) {
	for _, q := range questions {
		writePositionsNEON(f, q)
	}
}

type vec = reg.VecVirtual

// kernel is a function under construction.
type kernel struct{ *emit.Kernel }

// word returns a register with value in every lane.
func (k *kernel) word(value uint64) vec { return k.From(k.Repeated(value)) }

var aOrBDiffersC = emit.Ternary(func(a, b, c uint8) uint8 { return (a ^ c) | (b ^ c) })

// andOr adds b & c to a. In AVX2, b is used up.
func (k *kernel) andOr(a, b vec, c operand.Op) {
	if k.Lanes == 8 {
		k.VPTERNLOGQ(emit.AOrBAndC, c, b, a)
		return
	}
	k.VPAND(c, b, b)
	k.VPOR(b, a, a)
}

// and returns b & c.
func (k *kernel) and(b vec, c operand.Op) vec { return k.New(k.Either(k.VPANDQ, k.VPAND), c, b) }

// or adds b to a.
func (k *kernel) or(a vec, b operand.Op) { k.Either(k.VPORQ, k.VPOR)(b, a, a) }

// shifted returns the boards moved up by a number of squares, or down if it is negative.
func (k *kernel) shifted(boards vec, squares int) vec {
	if squares > 0 {
		return k.New(k.VPSLLQ, operand.U8(squares), boards)
	}
	return k.New(k.VPSRLQ, operand.U8(-squares), boards)
}

// copied returns a copy of a.
func (k *kernel) copied(a vec) vec { return k.New(k.Either(k.VMOVDQA64, k.VMOVDQA), a) }
