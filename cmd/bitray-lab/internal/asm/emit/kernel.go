package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Kernel is a function under construction, in vector registers of one width.
type Kernel struct {
	*File
	Lanes   int           // words in a register: 8 with AVX-512, 4 with AVX2
	aligned reg.GPVirtual // where the wide constants are
}

// Begin begins a function. What its parameters point to does not escape.
func (f *File) Begin(lanes int, name, signature, doc string) *Kernel {
	f.Function(name)
	f.Attributes(attr.NOSPLIT)
	f.context.SignatureExpr(signature)
	f.Pragma("noescape")
	f.Doc(doc)
	return &Kernel{File: f, Lanes: lanes}
}

// BeginBySet is [File.Begin] for a kernel whose name ends in that of its set of instructions, and whose doc
// begins with its name.
func (f *File) BeginBySet(lanes int, name, signature, about string) *Kernel {
	name += map[int]string{8: "AVX512", 4: "AVX2"}[lanes]
	k := f.Begin(lanes, name, signature, name+" "+about+".")
	if lanes == 8 {
		k.AlignConstants()
	}
	return k
}

// End returns to Go, which expects the upper halves of the registers to be clear.
func (k *Kernel) End() {
	k.VZEROUPPER()
	k.RET()
}

// Variable returns the address of a variable of the package.
func Variable(name string) operand.Mem {
	return operand.NewDataAddr(operand.Symbol{Name: "·" + name}, 0)
}

// OnlyIfUsable lets a function go on only where the process can use the kernel of the name. Otherwise it
// jumps to another function with the same parameters, in assembly or in Go, which returns to the caller by
// itself: so there is one call, whichever function answers. [Kernel.Otherwise] must follow at the end.
func (k *Kernel) OnlyIfUsable(kernel string) {
	k.Branch(k.CMPB, Variable("has"+UpperFirst(kernel)), operand.U8(1), k.JNE, "otherwise")
}

// Otherwise ends a function that began by [Kernel.OnlyIfUsable]: it says where the jump goes.
func (k *Kernel) Otherwise(function string) {
	k.Label("otherwise")
	k.GoOnIn(function)
}

// GoOnIn jumps to another function with the same parameters. The library knows jumps to labels alone.
func (f *File) GoOnIn(function string) {
	f.Instruction(&ir.Instruction{Opcode: "JMP", Operands: []operand.Op{Variable(function)}, IsTerminal: true})
}

// Base returns the address of the first element of a parameter that is a slice.
func (f *File) Base(slice string) reg.GPVirtual { return f.register(f.Param(slice).Base()) }

// Len returns the length of a parameter that is a slice.
func (f *File) Len(slice string) reg.GPVirtual { return f.register(f.Param(slice).Len()) }

// Value returns a parameter that is a pointer or a word.
func (f *File) Value(name string) reg.GPVirtual { return f.register(f.Param(name)) }

func (f *File) register(c gotypes.Component) reg.GPVirtual {
	return f.context.Load(c, f.GP64()).(reg.GPVirtual)
}

// Parameter returns a parameter where the caller has put it, in memory.
func (f *File) Parameter(name string) operand.Mem { return Address(f.Param(name)) }

// Address returns the address of a parameter, or of a part of one. There must be such a one, and
// it must fit in a register.
func Address(c gotypes.Component) operand.Mem {
	basic, err := c.Resolve()
	if err != nil {
		panic(err)
	}
	return basic.Addr
}

// Vector returns a new register of the kernel's width.
func (k *Kernel) Vector() reg.VecVirtual {
	if k.Lanes == 8 {
		return k.ZMM()
	}
	return k.YMM()
}

// New returns a register of the kernel's width that an instruction fills.
func (k *Kernel) New(instruction Instruction, operands ...operand.Op) reg.VecVirtual {
	return Written(k.Vector(), instruction, operands...)
}

// Either returns the instruction for the kernel's width, where AVX-512 has its own.
func (k *Kernel) Either(wide, narrow Instruction) Instruction {
	if k.Lanes == 8 {
		return wide
	}
	return narrow
}

// Move copies a whole register from or to memory.
func (k *Kernel) Move(from, to operand.Op) { k.Either(k.VMOVDQU64, k.VMOVDQU)(from, to) }

// From returns a register filled from memory.
func (k *Kernel) From(memory operand.Mem) reg.VecVirtual {
	return k.New(k.Either(k.VMOVDQU64, k.VMOVDQU), memory)
}

// Broadcast returns a register with value in every lane.
func (k *Kernel) Broadcast(value uint64) reg.VecVirtual { return k.New(k.VPBROADCASTQ, k.Word(value)) }

// Repeated returns memory that holds value in each lane.
func (k *Kernel) Repeated(value uint64) operand.Mem {
	return k.Constant(fmt.Sprintf("words_%016x", value), func(int) uint64 { return value })
}

// Chunks ends a kernel with a loop at a label, whose body handles a register of elements while one can be
// filled, and counts them down; rest handles those that are left.
func (k *Kernel) Chunks(label string, left reg.GPVirtual, body, rest func()) {
	k.SUBQ(operand.U8(k.Lanes), left)
	k.JLT("rest")
	k.Label(label)
	body()
	k.SUBQ(operand.U8(k.Lanes), left)
	k.JGE(label)
	k.Label("rest")
	k.ADDQ(operand.U8(k.Lanes), left)
	k.JEQ("done")
	rest()
	k.Label("done")
	k.End()
}

// LowestLanes returns how the lowest n lanes, fewer than all, are loaded and stored.
func (k *Kernel) LowestLanes(n reg.GPVirtual) (load func(from operand.Mem) reg.VecVirtual, store func(x reg.VecVirtual, to operand.Mem)) {
	if k.Lanes == 8 {
		mask := k.LowestLanes512(n)
		return func(from operand.Mem) reg.VecVirtual { return k.New(k.VMOVDQU64_Z, from, mask) },
			func(x reg.VecVirtual, to operand.Mem) { k.VMOVDQU64(x, mask, to) }
	}
	mask := k.LowestLanes256(n)
	return func(from operand.Mem) reg.VecVirtual { return k.New(k.VPMASKMOVQ, from, mask) },
		func(x reg.VecVirtual, to operand.Mem) { k.VPMASKMOVQ(x, mask, to) }
}

// LowestLanes512 returns a mask of the lowest n lanes, n being less than eight.
func (k *Kernel) LowestLanes512(n reg.GPVirtual) reg.OpmaskVirtual {
	ones := Written(k.GP32(), k.MOVL, operand.U32(0xffffffff))
	k.BZHIL(n.As32(), ones, ones)
	return Written(k.K(), k.KMOVB, ones)
}

// LowestLanes256 returns a register with ones in the lowest n lanes.
func (k *Kernel) LowestLanes256(n reg.GPVirtual) reg.VecVirtual {
	lanes := Written(k.YMM(), k.VPBROADCASTQ, Written(k.XMM(), k.VMOVQ, n))
	return Written(lanes, k.VPCMPGTQ, k.Words("lane_numbers", 4, func(i int) uint64 { return uint64(i) }), lanes)
}
