package emit

import (
	"fmt"
	"slices"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
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
	known, ok := f.constants[address.Symbol.Name]
	if !ok || len(known.words) != 1 {
		return 0, false
	}
	return known.words[0], true
}
