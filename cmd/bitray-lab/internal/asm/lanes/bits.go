package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// bits is an expression of boards in general registers, written as it is thought. Each operation
// makes a new board.
type bits struct {
	*assembler
	r general
}

// Register and Asm make it an operand, as the register is that it is in.
func (a bits) Register() reg.Register { return a.r }
func (a bits) Asm() string            { return a.r.Asm() }

// bits returns the board in a register or in memory.
func (asm *assembler) bits(b operand.Op) bits {
	r, ok := b.(general)
	if !ok {
		r = asm.filled(asm.MOVQ, b)
	}
	return bits{asm, r}
}

func (a bits) op(f emit.Instruction, b operand.Op) bits { return a.bits(a.combined(f, a, b)) }

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
func (a bits) without(b bits) bits { return a.bits(written(a.GP64(), a.ANDNQ, a, b)) }

// up and down return a moved up or down by n numbers.
func (a bits) up(n int) bits   { return a.op(a.SHLQ, operand.U8(n)) }
func (a bits) down(n int) bits { return a.op(a.SHRQ, operand.U8(n)) }

// nought returns an empty board.
func (asm *assembler) nought() general {
	r := asm.GP64()
	return written(r, asm.XORQ, r)
}

// lowestOf returns the lowest square of b.
func (asm *assembler) lowestOf(b general) general { return asm.filled(asm.BLSIQ, b) }

// squareOf returns the number of the lowest square of b.
func (asm *assembler) squareOf(b operand.Op) general { return asm.filled(asm.TZCNTQ, b) }

// constant returns a constant board.
func (asm *assembler) constant(b uint64) bits { return asm.bits(asm.filled(asm.MOVQ, operand.U64(b))) }

// step returns a moved one file to the east, or to the west.
func (a bits) step(files int) bits {
	r := a.GP64()
	if files > 0 {
		a.LEAQ(operand.Mem{Base: a.r, Index: a.r, Scale: 1}, r)
		a.ANDQ(a.word(^fileA), r)
	} else {
		a.MOVQ(a, r)
		a.SHRQ(operand.U8(1), r)
		a.ANDQ(a.word(^fileH), r)
	}
	return a.bits(r)
}

// beside returns the squares next to a on its rank, and around a with all squares next to it.
func (a bits) beside() bits { return a.step(1).or(a.step(-1)) }
func (a bits) around() bits {
	row := a.or(a.step(1)).or(a.step(-1))
	return row.or(row.up(8)).or(row.down(8))
}
