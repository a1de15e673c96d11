package hyperbola

import (
	"fmt"
	"log"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
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
	*build.Context
	constants *constants
	vector    func() reg.VecVirtual // a register of the width of the kernel
	width     int                   // in bytes
	wide      reg.GPVirtual         // where the wide constants are
}

func newKernel(c *build.Context, shared *constants, name, signature, about string, width int) *kernel {
	c.Function(name)
	c.Attributes(attr.NOSPLIT)
	c.SignatureExpr(signature)
	c.Pragma("noescape")
	c.Doc(name + " " + about)
	k := &kernel{Context: c, constants: shared, vector: c.ZMM, width: width}
	if width == wide {
		k.wide = k.alignedConstants()
	} else {
		k.vector = c.YMM
	}
	return k
}

// global returns size bytes of read-only memory. Equal names must mean equal contents.
func (k *kernel) global(name string, size int, value func(i int) byte) operand.Mem {
	if size == wide {
		return operand.Mem{Base: k.wide, Disp: k.constants.offset(name, value)}
	}
	return k.narrow(name, size, value)
}

// word returns a register with value in every lane.
func (k *kernel) word(value uint64) reg.VecVirtual {
	memory := k.global(fmt.Sprintf("word_%016x", value), 8, func(i int) byte { return byte(value >> (8 * i)) })
	x := k.vector()
	k.VPBROADCASTQ(memory, x)
	return x
}

// bytesOf returns a register with the bytes that value names.
func (k *kernel) bytesOf(name string, value func(i int) byte) reg.VecVirtual {
	x := k.vector()
	memory := k.global(name, k.width, value)
	if k.width == 64 {
		k.VMOVDQU64(memory, x)
	} else {
		k.VMOVDQU(memory, x)
	}
	return x
}

// words64 returns the value of f for each of count words as bytes for [kernel.global].
func words64(f func(i int) uint64) func(i int) byte {
	return func(i int) byte { return byte(f(i/8) >> (i % 8 * 8)) }
}

// bytes64 returns the eight bytes of f as a word.
func bytes64(f func(i int) byte) (word uint64) {
	for i := range 8 {
		word |= uint64(f(i)) << (8 * i)
	}
	return word
}

// parameter returns where the parameter of that name is in memory.
func (k *kernel) parameter(name string) operand.Mem {
	p, err := k.Param(name).Resolve()
	if err != nil {
		log.Fatal(err)
	}
	return p.Addr
}

// ternary returns the truth table of a function of three bits as VPTERNLOGQ wants it: the first
// argument is the destination, the last the first operand in Go's order.
func ternary(f func(a, b, c bool) bool) operand.U8 {
	var table operand.U8
	for i := range 8 {
		if f(i&4 != 0, i&2 != 0, i&1 != 0) {
			table |= 1 << i
		}
	}
	return table
}

// The functions of three bits that the kernels need.
var (
	aAndBAndNotC = ternary(func(a, b, c bool) bool { return a && b && !c })
	differAndC   = ternary(func(a, b, c bool) bool { return a != b && c })
	aOrBOrC      = ternary(func(a, b, c bool) bool { return a || b || c })
	aOrDiffer    = ternary(func(a, b, c bool) bool { return a || b != c })
	aOrBAndC     = ternary(func(a, b, c bool) bool { return a || b && c })
)
