package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// instructionSet is a set of instructions to write kernels in.
type instructionSet struct {
	suffix string // of the names of its kernels
	about  string
	lanes  int // boards in a register
	unroll int // registers in a round of the main loop
	gfni   bool
}

// The sets, best first. In 256 bits the product of GFNI has a VEX encoding, which processors
// without AVX-512 know. Constants fill registers, and VEX names only sixteen: hence two
// registers a round, where AVX-512 takes four.
var (
	avx512 = instructionSet{suffix: "AVX512", about: "AVX-512 F, BW and GFNI", lanes: 8, unroll: 4, gfni: true}
	gfni   = instructionSet{suffix: "GFNI", about: "AVX2 and GFNI", lanes: 4, unroll: 2, gfni: true}
	avx2   = instructionSet{suffix: "AVX2", about: "AVX2", lanes: 4, unroll: 2}
)

// kernel is a function under construction.
type kernel struct {
	c         *build.Context
	set       instructionSet
	constants constants

	dst, src, left reg.GPVirtual // left counts the boards still to do
	steps          []func(boards reg.VecVirtual)
}

// writeKernel writes the function that maps the boards of src to dst. The slices are of one
// length and are the same or do not overlap.
func writeKernel(c *build.Context, shared constants, set instructionSet, m boardMap) {
	name := m.Name + set.suffix
	k := begin(c, set, name, "func(dst, src []uint64)")
	k.constants = shared
	c.Doc(fmt.Sprintf("%s maps the boards of src to dst, which is as long, by %s.", name, set.about))
	for _, s := range m.stepsFor(set) {
		k.steps = append(k.steps, s(k))
	}
	k.loop("rounds", set.unroll, "registers")
	k.loop("registers", 1, "rest")
	k.rest()
	k.end()
}

// begin writes the head of a kernel whose first parameters are dst and src.
func begin(c *build.Context, set instructionSet, name, signature string) *kernel {
	c.Function(name)
	c.Attributes(attr.NOSPLIT)
	c.SignatureExpr(signature)
	c.Pragma("noescape")
	k := &kernel{c: c, set: set, dst: c.GP64(), src: c.GP64(), left: c.GP64()}
	c.Load(c.Param("dst").Base(), k.dst)
	c.Load(c.Param("src").Base(), k.src)
	c.Load(c.Param("src").Len(), k.left)
	return k
}

func (k *kernel) end() {
	k.c.Label("done")
	k.c.VZEROUPPER()
	k.c.RET()
}

// loop maps as many whole registers at a time as it is told, and goes on at the label next when
// fewer are left.
func (k *kernel) loop(label string, registers int, next string) {
	boards := registers * k.set.lanes
	k.c.Label(label)
	k.c.CMPQ(k.left, operand.U8(boards))
	k.c.JLT(operand.LabelRef(next))
	loaded := make([]reg.VecVirtual, registers)
	for i := range loaded {
		loaded[i] = k.vector()
		k.move(operand.Mem{Base: k.src, Disp: 8 * k.set.lanes * i}, loaded[i])
	}
	for _, x := range loaded {
		k.apply(x)
	}
	for i, x := range loaded {
		k.move(x, operand.Mem{Base: k.dst, Disp: 8 * k.set.lanes * i})
	}
	k.c.ADDQ(operand.U32(8*boards), k.src)
	k.c.ADDQ(operand.U32(8*boards), k.dst)
	k.c.SUBQ(operand.U8(boards), k.left)
	k.c.JMP(operand.LabelRef(label))
}

// rest maps what does not fill a register, through a mask.
func (k *kernel) rest() {
	k.c.Label("rest")
	k.c.TESTQ(k.left, k.left)
	k.c.JEQ(operand.LabelRef("done"))
	boards := k.vector()
	src, dst := operand.Mem{Base: k.src}, operand.Mem{Base: k.dst}
	if k.set.lanes == 8 {
		lanes := k.lanesInMask()
		k.c.VMOVDQU64_Z(src, lanes, boards)
		k.apply(boards)
		k.c.VMOVDQU64(boards, lanes, dst)
	} else {
		lanes := k.lanesInVector()
		k.c.VPMASKMOVQ(src, lanes, boards)
		k.apply(boards)
		k.c.VPMASKMOVQ(boards, lanes, dst)
	}
}

// lanesInMask returns a mask register with one bit for each board that is left.
func (k *kernel) lanesInMask() reg.OpmaskVirtual {
	bits, lanes := k.c.GP32(), k.c.K()
	k.c.MOVQ(k.left, reg.RCX)
	k.c.MOVL(operand.U32(1), bits)
	k.c.SHLL(reg.CL, bits)
	k.c.DECL(bits)
	k.c.KMOVW(bits, lanes)
	return lanes
}

// lanesInVector returns a register with ones in a lane for each board that is left: a window
// of four words on four words of ones followed by four of zeros.
func (k *kernel) lanesInVector() reg.VecVirtual {
	const name = "lanes"
	window := k.global(name, 64, func(i int) byte { return byte(i/32) - 1 })
	end, lanes := k.c.GP64(), k.vector()
	k.c.LEAQ(window.Offset(32), end)
	k.c.NEGQ(k.left)
	k.c.VMOVDQU(operand.Mem{Base: end, Index: k.left, Scale: 8}, lanes)
	return lanes
}

func (k *kernel) apply(boards reg.VecVirtual) {
	for _, s := range k.steps {
		s(boards)
	}
}

func (k *kernel) vector() reg.VecVirtual {
	if k.set.lanes == 8 {
		return k.c.ZMM()
	}
	return k.c.YMM()
}

func (k *kernel) move(from, to operand.Op) {
	if k.set.lanes == 8 {
		k.c.VMOVDQU64(from, to)
	} else {
		k.c.VMOVDQU(from, to)
	}
}
