package each

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// instructionSet is a set of instructions to write kernels in.
type instructionSet struct {
	suffix string // of the names of its kernels
	lanes  int    // boards in a register
	unroll int    // registers in a round of the main loop
	gfni   bool
}

// The sets, best first. In 256 bits the product of GFNI has a VEX encoding, which processors
// without AVX-512 know. Constants fill registers, and VEX names only sixteen: hence two
// registers a round, where AVX-512 takes four.
var (
	avx512   = instructionSet{suffix: "AVX512", lanes: 8, unroll: 4, gfni: true}
	avx2gfni = instructionSet{suffix: "AVX2GFNI", lanes: 4, unroll: 2, gfni: true}
	avx2     = instructionSet{suffix: "AVX2", lanes: 4, unroll: 2}
)

// kernel is a function under construction.
type kernel struct {
	*emit.Kernel
	set instructionSet

	dst, src, left reg.GPVirtual // left counts the boards still to do
	steps          []func(boards reg.VecVirtual)
}

// writeKernel writes the function that maps the boards of src to dst. The slices are of one
// length and are the same or do not overlap.
func writeKernel(f *emit.File, set instructionSet, m boardMap) {
	name := m.Name + set.suffix
	k := begin(f, set, name, "func(dst, src []uint64)",
		name+" maps the boards of src to dst, which is as long.")
	for _, s := range m.stepsFor(set) {
		k.steps = append(k.steps, s(k))
	}
	k.loop("rounds", set.unroll, "registers")
	k.loop("registers", 1, "rest")
	k.rest()
	k.end()
}

// begin writes the head of a kernel whose first parameters are dst and src.
func begin(f *emit.File, set instructionSet, name, signature, doc string) *kernel {
	k := &kernel{Kernel: f.Begin(set.lanes, name, signature, doc), set: set}
	k.dst, k.src, k.left = k.Base("dst"), k.Base("src"), k.Len("src")
	return k
}

func (k *kernel) end() {
	k.Label("done")
	k.End()
}

// loop maps as many whole registers at a time as it is told, and goes on at the label next when
// fewer are left.
func (k *kernel) loop(label string, registers int, next string) {
	boards := registers * k.Lanes
	k.Label(label)
	k.CMPQ(k.left, operand.U8(boards))
	k.JLT(operand.LabelRef(next))
	loaded := make([]reg.VecVirtual, registers)
	for i := range loaded {
		loaded[i] = k.From(operand.Mem{Base: k.src, Disp: 8 * k.Lanes * i})
	}
	for _, x := range loaded {
		k.apply(x)
	}
	for i, x := range loaded {
		k.Move(x, operand.Mem{Base: k.dst, Disp: 8 * k.Lanes * i})
	}
	k.ADDQ(operand.U32(8*boards), k.src)
	k.ADDQ(operand.U32(8*boards), k.dst)
	k.SUBQ(operand.U8(boards), k.left)
	k.JMP(operand.LabelRef(label))
}

// rest maps what does not fill a register, through a mask.
func (k *kernel) rest() {
	k.Label("rest")
	k.TESTQ(k.left, k.left)
	k.JEQ(operand.LabelRef("done"))
	boards := k.Vector()
	src, dst := operand.Mem{Base: k.src}, operand.Mem{Base: k.dst}
	if k.Lanes == 8 {
		lanes := k.lanesInMask()
		k.VMOVDQU64_Z(src, lanes, boards)
		k.apply(boards)
		k.VMOVDQU64(boards, lanes, dst)
	} else {
		lanes := k.lanesInVector()
		k.VPMASKMOVQ(src, lanes, boards)
		k.apply(boards)
		k.VPMASKMOVQ(boards, lanes, dst)
	}
}

// lanesInMask returns a mask register with one bit for each board that is left.
func (k *kernel) lanesInMask() reg.OpmaskVirtual {
	bits, lanes := k.GP32(), k.K()
	k.MOVQ(k.left, reg.RCX)
	k.MOVL(operand.U32(1), bits)
	k.SHLL(reg.CL, bits)
	k.DECL(bits)
	k.KMOVW(bits, lanes)
	return lanes
}

// lanesInVector returns a register with ones in a lane for each board that is left: a window
// of four words on four words of ones followed by four of zeros.
func (k *kernel) lanesInVector() reg.VecVirtual {
	window := k.Words("lanes", 8, func(i int) uint64 { return uint64(i/4) - 1 })
	end, lanes := k.GP64(), k.Vector()
	k.LEAQ(window.Offset(32), end)
	k.NEGQ(k.left)
	k.VMOVDQU(operand.Mem{Base: end, Index: k.left, Scale: 8}, lanes)
	return lanes
}

func (k *kernel) apply(boards reg.VecVirtual) {
	for _, s := range k.steps {
		s(boards)
	}
}
