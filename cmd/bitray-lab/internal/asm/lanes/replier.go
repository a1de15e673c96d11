package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// lookAtReplier stores what the kernel needs to know of the replier's king and knights.
func (l *lister) lookAtReplier() {
	square := squareOf(l.field("replier", "king"))
	l.king, l.row = l.linesOf(square)
	asm.MOVQ(l.king, l.field("replierKing"))

	table := l.node.Field("knights")
	none := nought()
	for i := range 2 {
		asm.MOVQ(none, address(table.Index(i), "square"))
		asm.MOVQ(none, address(table.Index(i), "attacks"))
	}
	knights, number := l.load("replier", "knights"), nought()
	eachSquare("replierKnights", knights, func(square reg.GPVirtual) {
		_, lines := l.linesOf(square)
		bit := lowestOf(knights)
		attacks := load(address(lines, "knights"))
		asm.MOVQ(bit, address(table.Index(0), "square").Idx(number, 8))
		asm.MOVQ(attacks, address(table.Index(0), "attacks").Idx(number, 8))
		asm.ADDQ(operand.U8(2), number)
	})
	asm.SHRQ(operand.U8(1), number)
	asm.MOVQ(number, l.field("knightCount"))
}

// eachSquare emits a loop over the squares of b, which is used up, in ascending order.
func eachSquare(name string, b reg.GPVirtual, body func(square reg.GPVirtual)) {
	asm.TESTQ(b, b)
	asm.JZ(operand.LabelRef(name + "Done"))
	asm.Label(name)
	square := squareOf(b)
	body(square)
	asm.BLSRQ(b, b)
	asm.JNZ(operand.LabelRef(name))
	asm.Label(name + "Done")
}
