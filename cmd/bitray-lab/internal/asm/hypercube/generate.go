// Package hypercube generates the kernels of package magic/hypercube.
package hypercube

import (
	"maps"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
)

// registers is the number of registers that a state fills.
const registers = 8

// Generate returns the generated files by name.
func Generate() (map[string][]byte, error) {
	files, err := emit.Generate("hypercube", func(f *emit.File) error {
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
		return nil
	})
	if err != nil {
		return nil, err
	}
	all, err := neonKernel()
	if err != nil {
		return nil, err
	}
	maps.Copy(all, files.Named("kernels"))
	return all, nil
}

// neonKernel returns the files for arm64, where four times four registers hold a state.
func neonKernel() (map[string][]byte, error) {
	const words = "*[32]uint64"
	f := neon.NewFile("hypercube")
	k := f.Begin("toggleNEON", "adds delta to state without carries.",
		neon.Parameter{Name: "state", Type: words}, neon.Parameter{Name: "delta", Type: words})
	from, to, delta := k.Base("state"), k.Base("state"), k.Base("delta")
	for range 4 {
		k.Scope(func() {
			x, changed := k.Vectors(4), k.Vectors(4)
			k.Fill(from, x)
			k.Fill(delta, changed)
			for i := range x {
				k.Op("VEOR", changed[i].B16(), x[i].B16(), x[i].B16())
			}
			k.Store(x, to)
		})
	}
	k.End()
	return f.Files("kernels")
}
