package hyperbola

import (
	"github.com/bitray/bitray/transform/simd/_asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
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
type kernel struct {
	*emit.Kernel
	file *file
	wide reg.GPVirtual // where the wide constants are, with AVX-512
}

func newKernel(f *file, lanes int, name, signature, about string) *kernel {
	k := &kernel{Kernel: f.Begin(lanes, name, signature, name+" "+about), file: f}
	if lanes == 8 {
		k.wide = f.alignedConstants()
	}
	return k
}

// lanes returns the address of a constant that fills a register, a word in each lane.
func (k *kernel) lanes(name string, word func(i int) uint64) operand.Mem {
	if k.Lanes == 8 {
		return operand.Mem{Base: k.wide, Disp: k.file.offset(name, word)}
	}
	return k.Words(name, k.Lanes, word)
}

// laneBytes is lanes with the bytes told by their index.
func (k *kernel) laneBytes(name string, value func(i int) byte) operand.Mem {
	return k.lanes(name, func(i int) uint64 {
		return emit.WordOf(func(j int) byte { return value(8*i + j) })
	})
}

// The functions of three sets that the kernels need.
var (
	aAndBAndNotC = emit.Ternary(func(a, b, c uint8) uint8 { return a & b &^ c })
	differAndC   = emit.Ternary(func(a, b, c uint8) uint8 { return (a ^ b) & c })
	aOrBOrC      = emit.Ternary(func(a, b, c uint8) uint8 { return a | b | c })
	aOrDiffer    = emit.Ternary(func(a, b, c uint8) uint8 { return a | (b ^ c) })
	aOrBAndC     = emit.Ternary(func(a, b, c uint8) uint8 { return a | b&c })
)
