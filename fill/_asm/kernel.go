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
	suffix, about string
	lanes         int // boards in a register
}

var (
	avx512 = instructionSet{"AVX512", "AVX-512 F, BW, DQ and VL, and GFNI", 8}
	avx2   = instructionSet{"AVX2", "AVX2", 4}
)

// constants are the constants in memory that have been written, by name; kernels share them.
type constants map[string]operand.Mem

// kernel is a function under construction.
type kernel struct {
	*build.Context
	set       instructionSet
	constants constants
}

func newKernel(c *build.Context, shared constants, set instructionSet, name, signature, about string) *kernel {
	name += set.suffix
	c.Function(name)
	c.Attributes(attr.NOSPLIT)
	c.SignatureExpr(signature)
	c.Pragma("noescape")
	c.Doc(fmt.Sprintf("%s %s, by %s.", name, about, set.about))
	return &kernel{Context: c, set: set, constants: shared}
}

func (k *kernel) vector() reg.VecVirtual {
	if k.set.lanes == 8 {
		return k.ZMM()
	}
	return k.YMM()
}

// global returns count words of read-only memory. Equal names must mean equal contents.
func (k *kernel) global(name string, count int, word func(i int) uint64) operand.Mem {
	if memory, ok := k.constants[name]; ok {
		return memory
	}
	memory := k.StaticGlobal(name)
	k.DataAttributes(attr.RODATA | attr.NOPTR)
	for i := range count {
		k.AddDatum(8*i, operand.U64(word(i)))
	}
	k.constants[name] = memory
	return memory
}

// repeated returns memory that holds value in each lane.
func (k *kernel) repeated(value uint64) operand.Mem {
	return k.global(fmt.Sprintf("words_%016x", value), 8, func(int) uint64 { return value })
}

// word returns a register with value in every lane.
func (k *kernel) word(value uint64) reg.VecVirtual {
	x := k.vector()
	k.move(k.repeated(value), x)
	return x
}

// lanes returns a register with the words of a table.
func (k *kernel) lanes(name string, word func(i int) uint64) reg.VecVirtual {
	x := k.vector()
	memory := k.global(name, k.set.lanes, word)
	k.move(memory, x)
	return x
}

func (k *kernel) move(from, to operand.Op) {
	if k.set.lanes == 8 {
		k.VMOVDQU64(from, to)
	} else {
		k.VMOVDQU(from, to)
	}
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

var (
	aOrBAndC     = ternary(func(a, b, c bool) bool { return a || b && c })
	bWhereC      = ternary(func(a, b, c bool) bool { return c && b || !c && a })
	aOrBDiffersC = ternary(func(a, b, c bool) bool { return a != c || b != c })
)

// andOr adds b & c to a. In AVX2, b is used up.
func (k *kernel) andOr(a, b reg.VecVirtual, c operand.Op) {
	if k.set.lanes == 8 {
		k.VPTERNLOGQ(aOrBAndC, c, b, a)
		return
	}
	k.VPAND(c, b, b)
	k.VPOR(b, a, a)
}

// and returns b & c.
func (k *kernel) and(b reg.VecVirtual, c operand.Op) reg.VecVirtual {
	x := k.vector()
	if k.set.lanes == 8 {
		k.VPANDQ(c, b, x)
	} else {
		k.VPAND(c, b, x)
	}
	return x
}

// or adds b to a.
func (k *kernel) or(a reg.VecVirtual, b operand.Op) {
	if k.set.lanes == 8 {
		k.VPORQ(b, a, a)
	} else {
		k.VPOR(b, a, a)
	}
}

// shifted returns the boards moved up by a number of squares, or down if it is negative.
func (k *kernel) shifted(boards reg.VecVirtual, squares int) reg.VecVirtual {
	x := k.vector()
	if squares > 0 {
		k.VPSLLQ(operand.U8(squares), boards, x)
	} else {
		k.VPSRLQ(operand.U8(-squares), boards, x)
	}
	return x
}

// not returns the complement of a.
func (k *kernel) not(a reg.VecVirtual) reg.VecVirtual {
	x := k.vector()
	if k.set.lanes == 8 {
		k.VPANDNQ(k.repeated(^uint64(0)), a, x)
	} else {
		k.VPANDN(k.repeated(^uint64(0)), a, x)
	}
	return x
}

// copied returns a copy of a.
func (k *kernel) copied(a reg.VecVirtual) reg.VecVirtual {
	x := k.vector()
	if k.set.lanes == 8 {
		k.VMOVDQA64(a, x)
	} else {
		k.VMOVDQA(a, x)
	}
	return x
}
