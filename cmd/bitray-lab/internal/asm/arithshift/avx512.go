package arithshift

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// writeAVX512 writes the kernel of one piece with a count of leading zeros and an arithmetic shift in
// every lane:
//
//	u = occ & above; l = occ & below
//	((u ^ (u-1)) & above) | ((top >> leading zeros of l) & below), top = 1<<63 with its sign
//
// It is what Go calls, and goes on to the next best kernel where these instructions are missing. It uses the
// registers from 16 on alone. What stands in their upper halves costs the code of Go nothing, so that they
// need not be cleared on the way back.
func writeAVX512(f *emit.File, p piece) {
	k := begin(f, p, p.name, "answers one question, or leaves it to "+p.name+"AVX2.")
	k.OnlyIfUsable(p.name)
	k.findRow()
	top, occ, l, u := reg.Y16, reg.Y17, reg.Y18, reg.Y19
	if k.lanes == 2 {
		top, occ, l, u = reg.X16, reg.X17, reg.X18, reg.X19
	}
	k.VPBROADCASTQ(k.Parameter("occ"), occ)
	k.VPBROADCASTQ(k.Word(1<<63), top)
	k.VPANDQ(k.below(), occ, l)
	k.VPLZCNTQ(l, l)
	k.VPANDQ(k.above(), occ, u)
	less := occ // from here on nobody needs the occupancy
	k.VPADDQ_BCST(k.Word(^uint64(0)), u, less)
	k.VPTERNLOGQ(emit.DifferAndC, k.above(), less, u)
	k.VPSRAVQ(l, top, l)
	k.VPTERNLOGQ(emit.AOrBAndC, k.below(), l, u)
	if k.lanes == 4 {
		k.VEXTRACTI32X4(operand.U8(1), u, reg.X17)
		k.VPORQ(reg.X17, reg.X19, reg.X19)
	}
	k.VPSHUFD(operand.U8(0b11_10_11_10), reg.X19, reg.X18)
	k.VPORQ(reg.X18, reg.X19, reg.X19)
	k.VMOVQ(reg.X19, k.result())
	k.RET()
	k.Otherwise(p.name + "AVX2")
}
