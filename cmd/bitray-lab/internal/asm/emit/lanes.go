package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Chunks ends a kernel with a loop at a label, whose body handles a register of elements while one can be
// filled, and counts them down; rest handles those that are left.
func (k *Kernel) Chunks(label string, left reg.GPVirtual, body, rest func()) {
	k.SUBQ(operand.U8(k.Lanes), left)
	k.JLT("rest")
	k.Label(label)
	body()
	k.SUBQ(operand.U8(k.Lanes), left)
	k.JGE(label)
	k.Label("rest")
	k.ADDQ(operand.U8(k.Lanes), left)
	k.JEQ("done")
	rest()
	k.Label("done")
	k.End()
}

// LowestLanes returns how the lowest n lanes, fewer than all, are loaded and stored.
func (k *Kernel) LowestLanes(n reg.GPVirtual) (load func(from operand.Mem) reg.VecVirtual, store func(x reg.VecVirtual, to operand.Mem)) {
	if k.Lanes == 8 {
		mask := k.LowestLanes512(n)
		return func(from operand.Mem) reg.VecVirtual { return k.New(k.VMOVDQU64_Z, from, mask) },
			func(x reg.VecVirtual, to operand.Mem) { k.VMOVDQU64(x, mask, to) }
	}
	mask := k.LowestLanes256(n)
	return func(from operand.Mem) reg.VecVirtual { return k.New(k.VPMASKMOVQ, from, mask) },
		func(x reg.VecVirtual, to operand.Mem) { k.VPMASKMOVQ(x, mask, to) }
}

// LowestLanes512 returns a mask of the lowest n lanes, n being less than eight.
func (k *Kernel) LowestLanes512(n reg.GPVirtual) reg.OpmaskVirtual {
	ones := Written(k.GP32(), k.MOVL, operand.U32(0xffffffff))
	k.BZHIL(n.As32(), ones, ones)
	return Written(k.K(), k.KMOVB, ones)
}

// LowestLanes256 returns a register with ones in the lowest n lanes.
func (k *Kernel) LowestLanes256(n reg.GPVirtual) reg.VecVirtual {
	lanes := Written(k.YMM(), k.VPBROADCASTQ, Written(k.XMM(), k.VMOVQ, n))
	k.VPCMPGTQ(k.Words("lane_numbers", 4, func(i int) uint64 { return uint64(i) }), lanes, lanes)
	return lanes
}
