package emit

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/x86"
)

// constant is read-only memory that has been laid down.
type constant struct {
	address operand.Mem
	words   []uint64
}

// constants are those of a file, by name.
type constants map[string]constant

// address returns the address of words, which are laid down once under a name. To ask for other words by the
// same name is a mistake of the generator's, and panics.
func (c constants) address(name string, words []uint64, lay func() operand.Mem) operand.Mem {
	known, ok := c[name]
	if !ok {
		known = constant{lay(), words}
		c[name] = known
	}
	if !slices.Equal(known.words, words) {
		panic(fmt.Sprintf("constant %s is %#x, and %#x is asked for by its name", name, known.words, words))
	}
	return known.address
}

// Table returns the address of read-only words, which are laid down once under a name.
func (f *File) Table(name string, words ...uint64) operand.Mem {
	return f.constants.address(name, words, func() operand.Mem {
		address := f.context.StaticGlobal(name)
		f.context.DataAttributes(attr.RODATA | attr.NOPTR)
		for i, w := range words {
			f.context.AddDatum(8*i, operand.U64(w))
		}
		return address
	})
}

// Words is [File.Table] with the words told by their index.
func (f *File) Words(name string, count int, word func(i int) uint64) operand.Mem {
	return f.Table(name, wordsOf(count, word)...)
}

func wordsOf(count int, word func(i int) uint64) []uint64 {
	words := make([]uint64, count)
	for i := range words {
		words[i] = word(i)
	}
	return words
}

// Bytes is [File.Table] with the bytes told by their index. Their number is a multiple of eight.
func (f *File) Bytes(name string, size int, value func(i int) byte) operand.Mem {
	return f.Words(name, size/8, func(i int) uint64 {
		return WordOf(func(j int) byte { return value(8*i + j) })
	})
}

// WordOf returns the word that has these eight bytes in memory.
func WordOf(value func(i int) byte) (word uint64) {
	for i := range 8 {
		word |= uint64(value(i)) << (8 * i)
	}
	return word
}

// Word returns the address of one word, for instructions that copy it to all lanes.
func (f *File) Word(value uint64) operand.Mem {
	return f.Table(fmt.Sprintf("word_%016x", value), value)
}

// ValueOf returns the word at an address, if that is what [File.Word] returned for it.
func (f *File) ValueOf(address operand.Mem) (value uint64, ok bool) {
	if known := f.constants[address.Symbol.Name]; len(known.words) == 1 {
		return known.words[0], true
	}
	return 0, false
}

// linkerAlignment is the largest alignment that Go's linker gives to data, in words.
const linkerAlignment = 4

// wideSymbol holds the constants that fill a register of AVX-512.
var wideSymbol = operand.NewStaticSymbol("wide_constants")

// wideConstants are constants of 64 bytes, which is also the size of a line of the cache.
//
// Such a constant that lies across two lines takes two loads, which costs kernels that read many
// of them in a call up to a third of their speed. The linker aligns to no more than 32 bytes, and
// whether that happens to be a multiple of 64 changes from program to program. So all wide
// constants stand in memory twice, the second time at an odd multiple of 32 bytes after the
// first: one of the two is aligned.
type wideConstants struct {
	constants
	words   []uint64
	seconds []*ir.Instruction // that look up the second copy; where that is shows when all kernels are written
}

func (f *File) layWideConstants() {
	w := &f.wide
	if len(w.words) == 0 {
		return
	}
	f.Table(wideSymbol.Name, slices.Concat(w.words, make([]uint64, linkerAlignment), w.words)...)
	for _, i := range w.seconds {
		i.Operands[0] = operand.NewDataAddr(wideSymbol, 8*(len(w.words)+linkerAlignment))
	}
}

// AlignConstants looks up the copy of the wide constants that is aligned. A kernel with eight
// lanes does so before it asks for a constant by [Kernel.Constant].
func (k *Kernel) AlignConstants() {
	first, second := k.GP64(), k.GP64()
	k.LEAQ(operand.NewDataAddr(wideSymbol, 0), first)
	lookUp, err := x86.LEAQ(operand.NewDataAddr(wideSymbol, 0), second)
	if err != nil {
		panic(err)
	}
	k.Instruction(lookUp)
	k.wide.seconds = append(k.wide.seconds, lookUp)
	k.TESTB(operand.U8(8*linkerAlignment), first.As8())
	k.CMOVQNE(second, first)
	k.aligned = first
}

// Constant returns the address of a constant that fills a register, a word in each lane. The
// words are laid down once under the name, as by [File.Table].
func (k *Kernel) Constant(name string, word func(i int) uint64) operand.Mem {
	if k.Lanes < 8 {
		return k.Words(name, k.Lanes, word)
	}
	words := wordsOf(8, word)
	address := k.wide.address(name, words, func() operand.Mem {
		k.wide.words = append(k.wide.words, words...)
		return operand.Mem{Disp: 8 * (len(k.wide.words) - 8)}
	})
	address.Base = k.aligned
	return address
}

// ConstantBytes is [Kernel.Constant] with the bytes told by their index.
func (k *Kernel) ConstantBytes(name string, value func(i int) byte) operand.Mem {
	return k.Constant(name, func(i int) uint64 {
		return WordOf(func(j int) byte { return value(8*i + j) })
	})
}
