package each

import (
	"slices"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// deltaSwap exchanges the bits in mask with those distance places above.
type deltaSwap struct {
	distance uint8
	mask     uint64
}

// swaps are delta swaps, one after the other.
type swaps []deltaSwap

// backwards returns the inverse of s.
func (s swaps) backwards() swaps {
	s = slices.Clone(s)
	slices.Reverse(s)
	return s
}

func (s swaps) steps() (steps []step) {
	for _, swap := range s {
		steps = append(steps, swap.step())
	}
	return steps
}

func (s deltaSwap) step() step {
	return func(k *kernel) func(boards reg.VecVirtual) {
		selected := k.Broadcast(s.mask)
		return func(boards reg.VecVirtual) {
			difference := k.Vector()
			k.VPSRLQ(operand.U8(s.distance), boards, difference)
			k.VPXOR(boards, difference, difference)
			k.VPAND(selected, difference, difference)
			k.VPXOR(difference, boards, boards)
			k.VPSLLQ(operand.U8(s.distance), difference, difference)
			k.VPXOR(difference, boards, boards)
		}
	}
}
