package emit

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// New returns a register of a kernel's width that an instruction fills. Of instructions that AVX-512 has too,
// the library takes the operands in a list.
func New[I func(a, b, to operand.Op) | func(...operand.Op)](k interface{ Vector() reg.VecVirtual }, instruction I, operands ...operand.Op) reg.VecVirtual {
	x := k.Vector()
	switch write := any(instruction).(type) {
	case func(a, b, to operand.Op):
		write(operands[0], operands[1], x)
	case func(...operand.Op):
		write(append(operands, x)...)
	}
	return x
}
