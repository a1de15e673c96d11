package arithshift

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/transform/simd/_asm/emit"
)

// steps are the distances from a square to the next on its lines: rank, file, diagonal, anti-diagonal.
var steps = [4]uint64{1, 8, 9, 7}

// writeAVX2 writes the kernel of one piece for processors that neither count leading zeros in lanes nor
// shift words arithmetically. Downwards it takes away the shadow of the pieces instead, which falls on the
// seven squares behind them in three doublings:
//
//	s = l >> k; s |= s >> k; s |= s >> 2k; s |= s >> 4k
//	((u ^ (u-1)) & above) | below &^ s
func writeAVX2(f *emit.File, p piece) {
	k := begin(f, p, "AVX2")
	vector := func() reg.VecVirtual {
		if k.lanes == 2 {
			return k.XMM()
		}
		return k.YMM()
	}
	occ, above, below, minusOne := vector(), vector(), vector(), vector()
	k.VPBROADCASTQ(k.Parameter("occ"), occ)
	k.VPCMPEQQ(minusOne, minusOne, minusOne)
	k.VMOVDQU(k.above(), above)
	k.VMOVDQU(k.below(), below)

	shadow, further := vector(), vector()
	k.VPAND(occ, below, shadow)
	k.VPSRLVQ(k.steps(1), shadow, shadow)
	for _, times := range []uint64{1, 2, 4} {
		k.VPSRLVQ(k.steps(times), shadow, further)
		k.VPOR(further, shadow, shadow)
	}
	k.VPANDN(below, shadow, shadow)

	u := vector()
	k.VPAND(occ, above, u)
	k.VPADDQ(minusOne, u, minusOne)
	k.VPXOR(minusOne, u, u)
	k.VPAND(above, u, u)
	k.VPOR(shadow, u, u)

	all := u.AsX()
	if k.lanes == 4 {
		upper := k.XMM()
		k.VEXTRACTI128(operand.U8(1), u, upper)
		k.VPOR(upper, all, all)
	}
	other := k.XMM()
	k.VPSRLDQ(operand.U8(8), all, other)
	k.VPOR(other, all, all)
	k.VMOVQ(all, k.result())
	if k.lanes == 4 {
		k.VZEROUPPER()
	}
	k.RET()
}

// steps returns memory that holds a multiple of the steps of the lines.
func (k *kernel) steps(times uint64) operand.Mem {
	name := [...]string{1: "steps", 2: "double_steps", 4: "fourfold_steps"}[times]
	return k.Words(name, 4, func(i int) uint64 { return steps[i] * times }).Offset(8 * k.first)
}
