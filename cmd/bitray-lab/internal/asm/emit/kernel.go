package emit

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
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
