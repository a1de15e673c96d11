package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// bits is an expression of boards in general registers, written as it is thought. Each operation
// makes a new board.
type bits struct{ r reg.GPVirtual }

func (a bits) op(f func(b, r operand.Op), b operand.Op) bits {
	r := filled(asm.MOVQ, a.r)
	f(b, r)
	return bits{r}
}

func (a bits) and(b operand.Op) bits { return a.op(asm.ANDQ, b) }
func (a bits) or(b operand.Op) bits  { return a.op(asm.ORQ, b) }

// without returns a with the squares of b taken out.
func (a bits) without(b bits) bits { return bits{filled(asm.ANDNQ, a.r, b.r)} }

// up and down return a moved up or down by n numbers.
func (a bits) up(n int) bits   { return a.by(asm.SHLQ, n) }
func (a bits) down(n int) bits { return a.by(asm.SHRQ, n) }

func (a bits) by(shift func(...operand.Op), n int) bits {
	return a.op(func(n, r operand.Op) { shift(n, r) }, operand.U8(n))
}

// filled returns the word that an instruction makes of operands.
func filled(instruction any, from ...operand.Op) reg.GPVirtual {
	return written(asm.GP64(), instruction, from...)
}

// nought returns an empty board.
func nought() reg.GPVirtual {
	r := asm.GP64()
	asm.XORQ(r, r)
	return r
}

// lowestOf returns the lowest square of b.
func lowestOf(b reg.GPVirtual) reg.GPVirtual { return filled(asm.BLSIQ, b) }

// squareOf returns the number of the lowest square of b.
func squareOf(b operand.Op) reg.GPVirtual { return filled(asm.TZCNTQ, b) }

// constant returns a constant board.
func constant(b uint64) bits { return bits{filled(asm.MOVQ, operand.U64(b))} }

// step returns the board moved one file to the east, or to the west.
func step(b reg.GPVirtual, files int) reg.GPVirtual {
	r := asm.GP64()
	if files > 0 {
		asm.LEAQ(operand.Mem{Base: b, Index: b, Scale: 1}, r)
		asm.ANDQ(word(^fileA), r)
	} else {
		asm.MOVQ(b, r)
		asm.SHRQ(operand.U8(1), r)
		asm.ANDQ(word(^fileH), r)
	}
	return r
}

// around returns b with all squares next to it.
func around(b reg.GPVirtual) reg.GPVirtual {
	row := bits{b}.or(step(b, 1)).or(step(b, -1))
	return row.or(row.up(8).r).or(row.down(8).r).r
}
