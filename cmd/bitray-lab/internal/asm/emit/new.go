package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Instruction is a method of the library's context that writes an instruction. Of those that AVX-512 has too, the
// library takes the operands in a list.
type Instruction interface {
	func(...operand.Op) | func(from, to operand.Op) | func(a, b, to operand.Op) | func(i, a, b, to operand.Op)
}

// Write writes an instruction.
func Write[I Instruction](instruction I, operands ...operand.Op) {
	switch write := any(instruction).(type) {
	case func(...operand.Op):
		write(operands...)
	case func(from, to operand.Op):
		write(operands[0], operands[1])
	case func(a, b, to operand.Op):
		write(operands[0], operands[1], operands[2])
	case func(i, a, b, to operand.Op):
		write(operands[0], operands[1], operands[2], operands[3])
	}
}

// Listed returns what writes an instruction, with its operands in a list.
func Listed[I Instruction](instruction I) func(...operand.Op) {
	return func(operands ...operand.Op) { Write(instruction, operands...) }
}

// Written returns a register that an instruction has written, which is its last operand.
func Written[R operand.Op, I Instruction](r R, instruction I, operands ...operand.Op) R {
	Write(instruction, append(operands, r)...)
	return r
}

// New returns a register of a kernel's width that an instruction fills.
func New[I Instruction](k interface{ Vector() reg.VecVirtual }, instruction I, operands ...operand.Op) reg.VecVirtual {
	return Written(k.Vector(), instruction, operands...)
}
