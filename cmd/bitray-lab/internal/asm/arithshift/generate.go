// Package arithshift generates the kernels of package hyperbola/arithshift.
package arithshift

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// A row of the table is four words of squares above the slider, and four of those below: rank, file, diagonal
// and anti-diagonal.
const (
	rowShift = 6 // the logarithm of its size
	half     = 32
)

// Write writes the kernels: a rook uses the first two lanes of a row, a bishop the last two.
func Write(f *emit.File) {
	write(f, "rook", 0, 2)
	write(f, "bishop", 2, 2)
	write(f, "queen", 0, 4)
}

// write writes the kernel of one piece with a count of leading zeros and an arithmetic shift in
// every lane:
//
//	u = occ & above; l = occ & below
//	((u ^ (u-1)) & above) | ((top >> leading zeros of l) & below), top = 1<<63 with its sign
//
// It is what Go calls, and goes on to the portable form where these instructions are missing. It uses the
// registers from 16 on alone. What stands in their upper halves costs the code of Go nothing, so that they
// need not be cleared on the way back.
func write(f *emit.File, piece string, first, lanes int) {
	k := f.Begin(lanes, piece, "func(sq, occ uint64) uint64", piece+" answers one question. The square is 0 to 63.")
	k.OnlyIfUsable(piece)
	offset, row := k.Value("sq"), k.GP64()
	k.SHLQ(operand.U8(rowShift), offset)
	k.LEAQ(emit.Variable("rows"), row)
	above := operand.Mem{Base: row, Index: offset, Scale: 1, Disp: 8 * first}
	below := above.Offset(half)

	top, occ, l, u := reg.Y16, reg.Y17, reg.Y18, reg.Y19
	if lanes == 2 {
		top, occ, l, u = reg.X16, reg.X17, reg.X18, reg.X19
	}
	k.VPBROADCASTQ(k.Parameter("occ"), occ)
	k.VPBROADCASTQ(k.Word(1<<63), top)
	k.VPANDQ(below, occ, l)
	k.VPLZCNTQ(l, l)
	k.VPANDQ(above, occ, u)
	less := occ // the occupancy is not needed any more
	k.VPADDQ(emit.Each{Mem: k.Word(^uint64(0))}, u, less)
	k.VPTERNLOGQ(emit.DifferAndC, above, less, u)
	k.VPSRAVQ(l, top, l)
	k.VPTERNLOGQ(emit.AOrBAndC, below, l, u)
	if lanes == 4 {
		k.VEXTRACTI32X4(operand.U8(1), u, reg.X17)
		k.VPORQ(reg.X17, reg.X19, reg.X19)
	}
	k.VPSHUFD(operand.U8(0b11_10_11_10), reg.X19, reg.X18)
	k.VPORQ(reg.X18, reg.X19, reg.X19)
	k.VMOVQ(reg.X19, emit.Address(k.ReturnIndex(0)))
	k.RET()
	k.Otherwise("portable" + emit.UpperFirst(piece))
}
