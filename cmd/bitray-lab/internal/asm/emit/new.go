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

// Written returns a register that an instruction has written, which is its last operand.
func Written[R operand.Op](r R, instruction any, operands ...operand.Op) R {
	Write(instruction, append(operands, r)...)
	return r
}

// New returns a register of a kernel's width that an instruction fills.
func New(k interface{ Vector() reg.VecVirtual }, instruction any, operands ...operand.Op) reg.VecVirtual {
	return Written(k.Vector(), instruction, operands...)
}
