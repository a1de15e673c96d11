package hyperbola

import (
	"slices"

	"github.com/bitray/bitray/transform/simd/_asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// wide is the size in bytes of a register of AVX-512, and of a line of the cache.
const wide = 64

// linkerAlignment is the largest alignment in bytes that Go's linker gives to data.
const linkerAlignment = 32

// wideSymbol holds the constants of 64 bytes.
var wideSymbol = operand.NewStaticSymbol("wide_constants")

// file is the file under construction, with constants of 64 bytes.
//
// A constant of 64 bytes that lies across two lines of the cache takes two loads, which costs
// kernels that read many of them in a call a fifth to a third of their speed. The linker aligns
// to no more than 32 bytes, and whether that happens to be a multiple of 64 changes from program
// to program. So the wide constants stand in memory twice, the second time at an odd multiple of
// 32 bytes behind the first: one of the two is aligned.
type file struct {
	*emit.File
	offsets map[string]int // of the wide constants by name, in bytes
	words   []uint64       // of the wide constants
	total   int            // number of these words, once all kernels are written
}

func newFile(total int) *file {
	return &file{File: emit.NewFile("hyperbola"), offsets: map[string]int{}, total: total}
}

// offset returns where among the wide constants this one is. Equal names must mean equal words.
func (f *file) offset(name string, word func(i int) uint64) int {
	offset, ok := f.offsets[name]
	if !ok {
		offset = 8 * len(f.words)
		f.offsets[name] = offset
		for i := range wide / 8 {
			f.words = append(f.words, word(i))
		}
	}
	return offset
}

// writeWide writes both copies of the wide constants.
func (f *file) writeWide() {
	f.Table(wideSymbol.Name, slices.Concat(f.words, make([]uint64, linkerAlignment/8), f.words)...)
}

// alignedConstants returns the address of the copy that is aligned.
func (f *file) alignedConstants() reg.GPVirtual {
	first, second := f.GP64(), f.GP64()
	f.LEAQ(operand.NewDataAddr(wideSymbol, 0), first)
	f.LEAQ(operand.NewDataAddr(wideSymbol, 8*f.total+linkerAlignment), second)
	f.TESTB(operand.U8(linkerAlignment), first.As8())
	f.CMOVQNE(second, first)
	return first
}
