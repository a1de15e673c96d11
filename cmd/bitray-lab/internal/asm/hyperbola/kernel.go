package hyperbola

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// piece is a slider with the lines that it uses.
type piece struct {
	name         string
	rook, bishop bool
}

var pieces = []piece{
	{name: "rooks", rook: true},
	{name: "bishops", bishop: true},
	{name: "queens", rook: true, bishop: true},
}

// kernel is a function under construction.
type kernel struct{ *emit.Kernel }

func newKernel(f *emit.File, lanes int, name, signature, about string) *kernel {
	k := &kernel{f.Begin(lanes, name, signature, name+" "+about)}
	if lanes == 8 {
		k.AlignConstants()
	}
	return k
}

// repeated returns memory that holds value in each lane.
func (k *kernel) repeated(value uint64) operand.Mem {
	return k.Constant(fmt.Sprintf("words_%016x", value), func(int) uint64 { return value })
}

// The functions of three sets that the kernels need.
var (
	aAndBAndNotC = emit.Ternary(func(a, b, c uint8) uint8 { return a & b &^ c })
	differAndC   = emit.Ternary(func(a, b, c uint8) uint8 { return (a ^ b) & c })
	aOrBOrC      = emit.Ternary(func(a, b, c uint8) uint8 { return a | b | c })
	aXorBXorC    = emit.Ternary(func(a, b, c uint8) uint8 { return a ^ b ^ c })
	aOrDiffer    = emit.Ternary(func(a, b, c uint8) uint8 { return a | (b ^ c) })
	aOrBAndC     = emit.Ternary(func(a, b, c uint8) uint8 { return a | b&c })
)
