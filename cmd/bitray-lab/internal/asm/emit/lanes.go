package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// LowestLanes512 returns a mask of the lowest n lanes, n being less than eight.
func (k *Kernel) LowestLanes512(n reg.GPVirtual) reg.OpmaskVirtual {
	ones, lanes := k.GP32(), k.K()
	k.MOVL(operand.U32(0xffffffff), ones)
	k.BZHIL(n.As32(), ones, ones)
	k.KMOVB(ones, lanes)
	return lanes
}

// LowestLanes256 returns a register with ones in the lowest n lanes.
func (k *Kernel) LowestLanes256(n reg.GPVirtual) reg.VecVirtual {
	x, lanes := k.XMM(), k.YMM()
	k.VMOVQ(n, x)
	k.VPBROADCASTQ(x, lanes)
	k.VPCMPGTQ(k.Words("lane_numbers", 4, func(i int) uint64 { return uint64(i) }), lanes, lanes)
	return lanes
}
