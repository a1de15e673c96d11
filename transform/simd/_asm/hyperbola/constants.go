package hyperbola

import (
	"encoding/binary"
	"slices"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// wide is the size in bytes of a register of AVX-512, and of a line of the cache.
const wide = 64

// linkerAlignment is the largest alignment in bytes that Go's linker gives to data.
const linkerAlignment = 32

// wideSymbol holds the constants of 64 bytes.
var wideSymbol = operand.NewStaticSymbol("wide_constants")

// constants are the constants in memory that have been written, by name; kernels share them.
//
// A constant of 64 bytes that lies across two lines of the cache takes two loads, which costs
// kernels that read many of them in a call a fifth to a third of their speed. The linker aligns
// to no more than 32 bytes, and whether that happens to be a multiple of 64 changes from program
// to program. So the wide constants stand in memory twice, the second time at an odd multiple of
// 32 bytes behind the first: one of the two is aligned.
type constants struct {
	narrow map[string]operand.Mem
	wide   map[string]int // offsets in all
	all    []byte         // the wide constants
	size   int            // of all, once all kernels are written
}

func newConstants(size int) *constants {
	return &constants{narrow: map[string]operand.Mem{}, wide: map[string]int{}, size: size}
}

// offset returns where among the wide constants this one is.
func (c *constants) offset(name string, value func(i int) byte) int {
	offset, ok := c.wide[name]
	if !ok {
		offset = len(c.all)
		c.wide[name] = offset
		for i := range wide {
			c.all = append(c.all, value(i))
		}
	}
	return offset
}

// write writes both copies of the wide constants.
func (c *constants) write(b *build.Context) {
	b.StaticGlobal(wideSymbol.Name)
	b.DataAttributes(attr.RODATA | attr.NOPTR)
	both := slices.Concat(c.all, make([]byte, linkerAlignment), c.all)
	for i := 0; i < len(both); i += 8 {
		b.AddDatum(i, operand.U64(binary.LittleEndian.Uint64(both[i:])))
	}
}

// alignedConstants returns the address of the copy that is aligned.
func (k *kernel) alignedConstants() reg.GPVirtual {
	first, second := k.GP64(), k.GP64()
	k.LEAQ(operand.NewDataAddr(wideSymbol, 0), first)
	k.LEAQ(operand.NewDataAddr(wideSymbol, k.constants.size+linkerAlignment), second)
	k.TESTB(operand.U8(linkerAlignment), first.As8())
	k.CMOVQNE(second, first)
	return first
}

// narrow returns a constant of no more bytes than the linker aligns to.
func (k *kernel) narrow(name string, size int, value func(i int) byte) operand.Mem {
	if memory, ok := k.constants.narrow[name]; ok {
		return memory
	}
	memory := k.StaticGlobal(name)
	k.DataAttributes(attr.RODATA | attr.NOPTR)
	for i := 0; i < size; i += 8 {
		var word uint64
		for j := range 8 {
			word |= uint64(value(i+j)) << (8 * j)
		}
		k.AddDatum(i, operand.U64(word))
	}
	k.constants.narrow[name] = memory
	return memory
}
