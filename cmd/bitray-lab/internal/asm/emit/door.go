package emit

import (
	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
)

// Variable returns the address of a variable of the package.
func Variable(name string) operand.Mem {
	return operand.NewDataAddr(operand.Symbol{Name: "·" + name}, 0)
}

// OnlyIfUsable lets a function go on only where the process can use the kernel of the name. Otherwise it
// jumps to another function with the same parameters, in assembly or in Go, which returns to the caller by
// itself: so there is one call, whichever function answers. [Kernel.Otherwise] must follow at the end.
func (k *Kernel) OnlyIfUsable(kernel string) {
	k.Branch(k.CMPB, Variable(variableOf(kernel)), operand.U8(1), k.JNE, "otherwise")
}

// Otherwise ends a function that began by [Kernel.OnlyIfUsable]: it says where the jump goes.
func (k *Kernel) Otherwise(function string) {
	k.Label("otherwise")
	k.GoOnIn(function)
}

// GoOnIn jumps to another function with the same parameters. The library knows jumps to labels alone.
func (f *File) GoOnIn(function string) {
	f.Instruction(&ir.Instruction{Opcode: "JMP", Operands: []operand.Op{Variable(function)}, IsTerminal: true})
}
