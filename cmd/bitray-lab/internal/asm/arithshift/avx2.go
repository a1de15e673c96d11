package arithshift

import (
	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// steps are the distances from a square to the next on its lines: rank, file, diagonal, anti-diagonal.
var steps = [4]uint64{1, 8, 9, 7}

// writeAVX2 writes the kernel of one piece for processors that neither count leading zeros in lanes nor
// shift words arithmetically. Downwards it takes away the shadow of the pieces instead, which falls on the
// seven squares behind them in three doublings:
//
//	s = l >> k | l >> 2k; s |= s >> 2k; s |= s >> 4k
//	((u ^ (u-1)) & above) | below &^ s
//
// It goes on to the portable form where there is no AVX2 either.
func writeAVX2(f *emit.File, p piece) {
	k := begin(f, p, p.name+"AVX2", "answers one question, or leaves it to "+portable(p)+".")
	k.OnlyIfUsable(p.name + "AVX2")
	k.findRow()
	occ, shadow, further, u, less := k.Vector(), k.Vector(), k.Vector(), k.Vector(), k.Vector()
	k.VPBROADCASTQ(k.Parameter("occ"), occ)
	k.VPAND(k.below(), occ, shadow)
	k.VPSRLVQ(k.steps(2), shadow, further)
	k.VPSRLVQ(k.steps(1), shadow, shadow)
	k.VPOR(further, shadow, shadow)
	for _, times := range []uint64{2, 4} {
		k.VPSRLVQ(k.steps(times), shadow, further)
		k.VPOR(further, shadow, shadow)
	}
	k.VPANDN(k.below(), shadow, shadow)

	k.VPAND(k.above(), occ, u)
	k.VPADDQ(k.Words("ones", 4, func(int) uint64 { return ^uint64(0) }), u, less)
	k.VPXOR(less, u, u)
	k.VPAND(k.above(), u, u)
	k.VPOR(shadow, u, u)

	all := u.AsX()
	if k.lanes == 4 {
		upper := emit.Written(k.XMM(), k.VEXTRACTI128, operand.U8(1), u)
		k.VPOR(upper, all, all)
	}
	other := emit.Written(k.XMM(), k.VPSRLDQ, operand.U8(8), all)
	k.VPOR(other, all, all)
	k.VMOVQ(all, k.result())
	if k.lanes == 4 {
		k.VZEROUPPER()
	}
	k.RET()
	k.Otherwise(portable(p))
}

// portable returns the name of the function in Go.
func portable(p piece) string { return "portable" + emit.UpperFirst(p.name) }

// steps returns memory that holds a multiple of the steps of the lines.
func (k *kernel) steps(times uint64) operand.Mem {
	name := [...]string{1: "steps", 2: "double_steps", 4: "fourfold_steps"}[times]
	return k.Words(name, 4, func(i int) uint64 { return steps[i] * times }).Offset(8 * k.first)
}
