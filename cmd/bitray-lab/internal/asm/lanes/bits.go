package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
)

// bits is an expression of boards in general registers, written as it is thought. Each operation
// makes a new board.
type bits struct {
	*assembler
	r general
}

// bits returns the board in a register or in memory.
func (asm *assembler) bits(b operand.Op) bits {
	r, ok := b.(general)
	if !ok {
		r = asm.filled(asm.MOVQ, b)
	}
	return bits{asm, r}
}

func (a bits) op(f emit.Instruction, b operand.Op) bits { return a.bits(a.combined(f, a.r, b)) }

// combined returns a word with others, joined one after the other.
func (asm *assembler) combined(join emit.Instruction, word operand.Op, others ...operand.Op) general {
	r := asm.filled(asm.MOVQ, word)
	for _, other := range others {
		join(other, r)
	}
	return r
}

func (a bits) and(b operand.Op) bits { return a.op(a.ANDQ, b) }
func (a bits) or(b operand.Op) bits  { return a.op(a.ORQ, b) }

// without returns a with the squares of b taken out.
func (a bits) without(b bits) bits { return a.bits(written(a.GP64(), a.ANDNQ, a.r, b.r)) }

// up and down return a moved up or down by n numbers.
func (a bits) up(n int) bits   { return a.op(a.SHLQ, operand.U8(n)) }
func (a bits) down(n int) bits { return a.op(a.SHRQ, operand.U8(n)) }

// nought returns an empty board.
func (asm *assembler) nought() general {
	r := asm.GP64()
	asm.XORQ(r, r)
	return r
}

// lowestOf returns the lowest square of b.
func (asm *assembler) lowestOf(b general) general { return asm.filled(asm.BLSIQ, b) }

// squareOf returns the number of the lowest square of b.
func (asm *assembler) squareOf(b operand.Op) general { return asm.filled(asm.TZCNTQ, b) }

// constant returns a constant board.
func (asm *assembler) constant(b uint64) bits { return asm.bits(asm.filled(asm.MOVQ, operand.U64(b))) }

// step returns the board moved one file to the east, or to the west.
func (asm *assembler) step(b general, files int) general {
	r := asm.GP64()
	if files > 0 {
		asm.LEAQ(operand.Mem{Base: b, Index: b, Scale: 1}, r)
		asm.ANDQ(asm.word(^fileA), r)
	} else {
		asm.MOVQ(b, r)
		asm.SHRQ(operand.U8(1), r)
		asm.ANDQ(asm.word(^fileH), r)
	}
	return r
}

// around returns b with all squares next to it.
func (asm *assembler) around(b general) general {
	row := asm.bits(b).or(asm.step(b, 1)).or(asm.step(b, -1))
	return row.or(row.up(8).r).or(row.down(8).r).r
}
