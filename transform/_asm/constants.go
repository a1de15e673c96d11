package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/attr"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// constants are the constants in memory that have been written, by name; kernels share them.
type constants map[string]operand.Mem

// word returns a register with value in every lane.
func (k *kernel) word(value uint64) reg.VecVirtual {
	name := fmt.Sprintf("word_%016x", value)
	memory := k.global(name, 8, func(i int) byte { return byte(value >> (8 * i)) })
	x := k.vector()
	k.c.VPBROADCASTQ(memory, x)
	return x
}

// bytes returns a register in which every sixteen bytes hold the given ones.
func (k *kernel) bytes(name string, value func(i int) byte) reg.VecVirtual {
	memory := k.global(name, 16, value)
	x := k.vector()
	if k.set.lanes == 8 {
		k.c.VBROADCASTI32X4(memory, x)
	} else {
		k.c.VBROADCASTI128(memory, x)
	}
	return x
}

func (k *kernel) global(name string, size int, value func(i int) byte) operand.Mem {
	if memory, ok := k.constants[name]; ok {
		return memory
	}
	memory := k.c.StaticGlobal(name)
	k.c.DataAttributes(attr.RODATA | attr.NOPTR)
	for i := 0; i < size; i += 8 {
		var word uint64
		for j := range 8 {
			word |= uint64(value(i+j)) << (8 * j)
		}
		k.c.AddDatum(i, operand.U64(word))
	}
	k.constants[name] = memory
	return memory
}
