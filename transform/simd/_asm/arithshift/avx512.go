package arithshift

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/transform/simd/_asm/emit"
)

var (
	differAndC = emit.Ternary(func(a, b, c uint8) uint8 { return (a ^ b) & c })
	aOrBAndC   = emit.Ternary(func(a, b, c uint8) uint8 { return a | b&c })
	ones       = emit.Ternary(func(_, _, _ uint8) uint8 { return 0xff })
)

// writeAVX512 writes the kernel of one piece with a count of leading zeros and an arithmetic shift in
// every lane:
//
//	u = occ & above; l = occ & below
//	((u ^ (u-1)) & above) | ((top >> leading zeros of l) & below), top = 1<<63 with its sign
//
// It uses the registers from 16 on alone. What stands in their upper halves costs the code of Go nothing,
// so that they need not be cleared on the way back.
func writeAVX512(f *emit.File, p piece) {
	k := begin(f, p, "AVX512")
	vector := func(n int) reg.VecPhysical {
		if k.lanes == 2 {
			return [...]reg.VecPhysical{reg.X16, reg.X17, reg.X18, reg.X19, reg.X20, reg.X21}[n]
		}
		return [...]reg.VecPhysical{reg.Y16, reg.Y17, reg.Y18, reg.Y19, reg.Y20, reg.Y21}[n]
	}
	occ, above, below, minusOne, u, l := vector(0), vector(1), vector(2), vector(3), vector(4), vector(5)
	k.VPBROADCASTQ(k.Parameter("occ"), occ)
	k.VPTERNLOGQ(ones, minusOne, minusOne, minusOne)
	k.VMOVDQU64(k.above(), above)
	k.VMOVDQU64(k.below(), below)
	k.VPANDQ(occ, below, l)
	k.VPANDQ(occ, above, u)
	k.VPLZCNTQ(l, l)
	k.VPADDQ(minusOne, u, minusOne)
	top := occ // from here on nobody needs the occupancy
	k.VPBROADCASTQ(k.Word(1<<63), top)
	k.VPSRAVQ(l, top, l)
	k.VPTERNLOGQ(differAndC, above, minusOne, u)
	k.VPTERNLOGQ(aOrBAndC, below, l, u)
	if k.lanes == 4 {
		k.VEXTRACTI64X2(operand.U8(1), u, reg.X17)
		k.VPORQ(reg.X17, reg.X20, reg.X20)
	}
	k.VPSRLDQ(operand.U8(8), reg.X20, reg.X21)
	k.VPORQ(reg.X21, reg.X20, reg.X20)
	k.VMOVQ(reg.X20, k.result())
	k.RET()
}
