package each

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// kernel is a function under construction.
type kernel struct {
	*emit.Kernel
	dst, src, left reg.GPVirtual // left counts the boards still to do
	step           step
}

// step maps the boards of a register.
type step func(boards reg.VecVirtual)

// writeMap writes a function for AVX2 that maps the boards of src to dst. The slices are of one length and
// are the same or do not overlap. Constants fill registers, and there are but sixteen: hence two registers a
// round. load loads them, once before the loop.
func writeMap(f *emit.File, name, parameter, does string, load func(k *kernel) step) {
	k := begin(f, 4, name, "func(dst, src []uint64"+parameter+")", name+" "+does)
	k.step = load(k)
	k.loop("rounds", 2, "registers")
	k.loop("registers", 1, "rest")
	k.rest()
	k.end()
}

// begin writes the head of a kernel whose first parameters are dst and src.
func begin(f *emit.File, lanes int, name, signature, doc string) *kernel {
	k := &kernel{Kernel: f.Begin(lanes, name, signature, doc)}
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
	k.round(label, registers*k.Lanes, next, func() {
		loaded := make([]reg.VecVirtual, registers)
		for i := range loaded {
			loaded[i] = k.From(operand.Mem{Base: k.src, Disp: 8 * k.Lanes * i})
		}
		for _, x := range loaded {
			k.step(x)
		}
		for i, x := range loaded {
			k.Move(x, operand.Mem{Base: k.dst, Disp: 8 * k.Lanes * i})
		}
	})
}

// round repeats body, which maps so many boards, and goes on at the label next when fewer are left.
func (k *kernel) round(label string, boards int, next string, body func()) {
	k.Label(label)
	k.CMPQ(k.left, operand.U8(boards))
	k.JLT(operand.LabelRef(next))
	body()
	k.ADDQ(operand.U8(8*boards), k.src)
	k.ADDQ(operand.U8(8*boards), k.dst)
	k.SUBQ(operand.U8(boards), k.left)
	k.JMP(operand.LabelRef(label))
}

// rest maps what does not fill a register, through a mask.
func (k *kernel) rest() {
	k.Label("rest")
	k.TESTQ(k.left, k.left)
	k.JEQ(operand.LabelRef("done"))
	boards, lanes := k.Vector(), k.LowestLanes256(k.left)
	k.VPMASKMOVQ(operand.Mem{Base: k.src}, lanes, boards)
	k.step(boards)
	k.VPMASKMOVQ(boards, lanes, operand.Mem{Base: k.dst})
}

// factor returns registers with what the parameter by points to: in every sixteen bytes an order of bytes, and
// in every lane the matrix behind it.
func (k *kernel) factor() (order, matrix reg.VecVirtual) {
	by := k.Value("by")
	order = emit.New(k, k.VBROADCASTI128, operand.Mem{Base: by})
	return order, emit.New(k, k.VPBROADCASTQ, operand.Mem{Base: by, Disp: 16})
}
