package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
)

// assembler is what instructions are written to. Its methods read like assembly with names; what embeds it holds
// the values of a function, or of a part of one, by name.
type assembler struct {
	*emit.File
	layout
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
func (asm *assembler) made(instruction emit.Instruction, operands ...operand.Op) vec {
	return written(asm.ZMM(), instruction, operands...)
}

func (asm *assembler) filled(instruction emit.Instruction, from operand.Op) general {
	return written(asm.GP64(), instruction, from)
}

// store stores the same in several places.
func (asm *assembler) store(instruction emit.Instruction, from operand.Op, places ...operand.Mem) {
	for _, to := range places {
		instruction(from, to)
	}
}

// loop emits body, and repeats it after adding step to i as long as i is less than end.
func (asm *assembler) loop(label string, i general, step, end operand.Op, body func()) {
	asm.Label(label)
	body()
	asm.ADDQ(step, i)
	asm.Branch(asm.CMPQ, i, end, asm.JLT, label)
}

// unlessZero emits body, to be jumped over if a word, in a register or in memory, is zero.
func (asm *assembler) unlessZero(label string, word operand.Op, body func()) {
	if operand.IsMem(word) {
		asm.unless(asm.CMPQ, word, operand.U8(0), asm.JE, label, body)
	} else {
		asm.unless(asm.TESTQ, word, word, asm.JZ, label, body)
	}
}

// repeat emits body, to be jumped over if a word is zero, and repeated until the last instruction leaves zero.
func (asm *assembler) repeat(label, done string, word operand.Op, body func()) {
	asm.unlessZero(done, word, func() {
		asm.Label(label)
		body()
		asm.JNZ(label)
	})
}

// unless emits body, to be jumped over if a comparison comes out so.
func (asm *assembler) unless(compare emit.Instruction, x, y operand.Op, jump emit.Jump, label string, body func()) {
	asm.Branch(compare, x, y, jump, label)
	body()
	asm.Label(label)
}

// written is [emit.Written].
func written[R operand.Op](r R, instruction emit.Instruction, operands ...operand.Op) R {
	return emit.Written(r, instruction, operands...)
}
