package hyperbola

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// Many squares of one occupancy are answered by answering for the whole board, in memory, and copying what is asked
// for. The look-ups of [table512] take nine permutations for eight queens, and one unit of Intel's processors does
// all of these; copies of words take none of the units that vectors need.

const (
	manySignature = "func(dst []uint64, squares []uint8, occ uint64)"
	manyAbout     = "answers for many squares of one occupancy, at least "
)

func writeMany256(f *emit.File, p piece) {
	k := &all256{piece: p, kernel: newKernel(f, 4, p.name+"ManyAVX2", manySignature, manyAbout+"eight.")}
	board := k.boardOnStack()
	k.answerBoard(board)
	k.copyAnswers(board, 8, func(c *copies) { c.copyEight(0) })
	k.End()
}

// boardOnStack returns the address of memory for the answers for all squares, at the beginning of a line of the
// cache.
func (k *kernel) boardOnStack() reg.GPVirtual {
	const line, word, size = 64, 8, 64 * 8
	board := k.GP64()
	k.LEAQ(k.AllocLocal(size+line-word).Offset(line-word), board)
	k.ANDQ(operand.I8(-line), board)
	return board
}

// copies copies answers from the board.
type copies struct {
	*kernel
	board, dst, squares, i, mask reg.GPVirtual
}

func (c *copies) squaresAt(n int) operand.Mem {
	return operand.Mem{Base: c.squares, Index: c.i, Scale: 1, Disp: n}
}

func (c *copies) dstAt(n int) operand.Mem {
	return operand.Mem{Base: c.dst, Index: c.i, Scale: 8, Disp: 8 * n}
}

// copyAnswers answers for the squares, as many at a time as round does. What is left in the end is answered together
// with some of what has been answered.
func (k *kernel) copyAnswers(board reg.GPVirtual, squares int, round func(*copies)) {
	c := &copies{k, board, k.Base("dst"), k.Base("squares"), k.GP64(), k.GP64()}
	last := k.Len("dst")
	k.MOVQ(operand.U64(0x3f3f3f3f3f3f3f3f), c.mask)
	k.SUBQ(operand.U8(squares), last)
	k.XORL(c.i.As32(), c.i.As32())

	k.Label("round")
	round(c)
	k.ADDQ(operand.U8(squares), c.i)
	k.CMPQ(c.i, last)
	k.JLE(operand.LabelRef("round"))

	k.ADDQ(operand.U8(squares), last)
	k.CMPQ(c.i, last)
	k.JEQ(operand.LabelRef("done"))
	k.SUBQ(operand.U8(squares), last)
	k.MOVQ(last, c.i)
	k.JMP(operand.LabelRef("round"))
	k.Label("done")
}

// copyEight copies the answers for eight squares, from the n-th of a round on. Two squares at a time are the lowest
// bytes of a register; the second has a name in the first four registers alone.
func (c *copies) copyEight(n int) {
	c.MOVQ(c.squaresAt(n), reg.RAX)
	c.ANDQ(c.mask, reg.RAX)
	for j := range 8 {
		square, answer := reg.AL, c.GP64()
		if j%2 == 1 {
			square = reg.AH
		}
		c.MOVBLZX(square, reg.ECX)
		c.MOVQ(operand.Mem{Base: c.board, Index: reg.RCX, Scale: 8}, answer)
		c.MOVQ(answer, c.dstAt(n+j))
		if j%2 == 1 && j < 7 {
			c.SHRQ(operand.U8(16), reg.RAX)
		}
	}
}
