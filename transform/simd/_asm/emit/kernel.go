package emit

import (
	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Kernel is a function under construction, in vector registers of one width.
type Kernel struct {
	*File
	Lanes int // words in a register: 8 with AVX-512, 4 with AVX2
}

// Begin begins a function. What its parameters point to does not escape.
func (f *File) Begin(lanes int, name, signature, doc string) *Kernel {
	f.Function(name)
	f.Attributes(attr.NOSPLIT)
	f.SignatureExpr(signature)
	f.Pragma("noescape")
	f.Doc(doc)
	return &Kernel{f, lanes}
}

// End returns to Go, which expects the upper halves of the registers to be clear.
func (k *Kernel) End() {
	k.VZEROUPPER()
	k.RET()
}

// Base returns the address of the first element of a parameter that is a slice.
func (k *Kernel) Base(slice string) reg.GPVirtual {
	base := k.GP64()
	k.Load(k.Param(slice).Base(), base)
	return base
}

// Len returns the length of a parameter that is a slice.
func (k *Kernel) Len(slice string) reg.GPVirtual {
	length := k.GP64()
	k.Load(k.Param(slice).Len(), length)
	return length
}

// Parameter returns a parameter where the caller has put it, in memory.
func (k *Kernel) Parameter(name string) operand.Mem { return Address(k.Param(name)) }

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

// Move copies a whole register from or to memory.
func (k *Kernel) Move(from, to operand.Op) {
	if k.Lanes == 8 {
		k.VMOVDQU64(from, to)
	} else {
		k.VMOVDQU(from, to)
	}
}

// From returns a register filled from memory.
func (k *Kernel) From(memory operand.Mem) reg.VecVirtual {
	x := k.Vector()
	k.Move(memory, x)
	return x
}

// Broadcast returns a register with value in every lane.
func (k *Kernel) Broadcast(value uint64) reg.VecVirtual {
	x := k.Vector()
	k.VPBROADCASTQ(k.Word(value), x)
	return x
}
