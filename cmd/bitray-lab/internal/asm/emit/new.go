package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// Written returns a register that an instruction has written, which is its last operand.
func Written[R operand.Op](r R, instruction Instruction, operands ...operand.Op) R {
	instruction(append(operands, r)...)
	return r
}

// New returns a register of the kernel's width that an instruction fills.
func (k *Kernel) New(instruction Instruction, operands ...operand.Op) reg.VecVirtual {
	return Written(k.Vector(), instruction, operands...)
}
