// Package hypercube generates the kernels of package magic/hypercube.
package hypercube

import (
	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// registers is the number of registers that a state fills.
const registers = 8

// Write writes the kernels.
func Write(f *emit.File) {
	k := f.Begin(4, "toggle", "func(state, delta *[32]uint64)", "toggle adds delta to state without carries.")
	k.OnlyIfUsable("toggle")
	state, delta := k.Value("state"), k.Value("delta")
	for i := range registers {
		x := k.From(operand.Mem{Base: delta, Disp: 32 * i})
		k.VPXOR(operand.Mem{Base: state, Disp: 32 * i}, x, x)
		k.Move(x, operand.Mem{Base: state, Disp: 32 * i})
	}
	k.End()
	k.Otherwise("portableToggle")
}
