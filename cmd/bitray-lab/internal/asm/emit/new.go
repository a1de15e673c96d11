package emit

import (
	"reflect"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Write writes an instruction, a method of the library's context. Of instructions that AVX-512 has too, the library
// takes the operands in a list.
func Write(instruction any, operands ...operand.Op) {
	values := make([]reflect.Value, len(operands))
	for i, op := range operands {
		values[i] = reflect.ValueOf(op)
	}
	reflect.ValueOf(instruction).Call(values)
}

// New returns a register of a kernel's width that an instruction fills.
func New[I func(a, b, to operand.Op) | func(...operand.Op)](k interface{ Vector() reg.VecVirtual }, instruction I, operands ...operand.Op) reg.VecVirtual {
	x := k.Vector()
	Write(instruction, append(operands, x)...)
	return x
}
