package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// assembler is what instructions are written to. Its methods read like assembly with names; what embeds it holds
// the values of a function, or of a part of one, by name.
type assembler struct {
	*emit.File
	narrow *narrowing // what the function at hand becomes in AVX2, or nil if it is for AVX-512
}

// fourLanes reports whether the function at hand is for AVX2.
func (asm *assembler) fourLanes() bool { return asm.narrow != nil }

// boardsAtATime returns how many boards the function at hand does at a time.
func (asm *assembler) boardsAtATime() int {
	if asm.fourLanes() {
		return 4 * asm.narrow.halves
	}
	return width
}

// made returns the vector that an instruction makes of operands, and filled the word.
func (asm *assembler) made(instruction func(...operand.Op), operands ...operand.Op) vec {
	return written(asm.ZMM(), instruction, operands...)
}

func (asm *assembler) filled(instruction func(from, to operand.Op), from operand.Op) reg.GPVirtual {
	return written(asm.GP64(), instruction, from)
}

// written is [emit.Written].
func written[R operand.Op, I emit.Instruction](r R, instruction I, operands ...operand.Op) R {
	return emit.Written(r, instruction, operands...)
}
