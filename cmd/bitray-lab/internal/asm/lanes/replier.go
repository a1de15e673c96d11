package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// lookAtReplier stores what the kernel needs to know of the replier's king and knights.
func (l *lister) lookAtReplier() {
	square := l.squareOf(l.field("replier", "king"))
	king := l.row(square)
	l.MOVQ(king, l.field("replierKing"))
	l.near = l.linesAt(king)

	table := l.node.Field("knights")
	none := l.nought()
	for i := range 2 {
		l.MOVQ(none, address(table, i, "square"))
		l.MOVQ(none, address(table, i, "attacks"))
	}
	knights, number := l.load("replier", "knights"), l.nought()
	l.eachSquare("replierKnights", knights, func(square reg.GPVirtual) {
		lines := l.linesOf(square)
		bit := l.lowestOf(knights)
		attacks := l.wordAt(address(lines, "knights"))
		l.MOVQ(bit, address(table, 0, "square").Idx(number, 8))
		l.MOVQ(attacks, address(table, 0, "attacks").Idx(number, 8))
		l.ADDQ(operand.U8(2), number)
	})
	l.SHRQ(operand.U8(1), number)
	l.MOVQ(number, l.field("knightCount"))
}

// eachSquare emits a loop over the squares of b, which is used up, in ascending order.
func (asm *assembler) eachSquare(name string, b reg.GPVirtual, body func(square reg.GPVirtual)) {
	asm.unlessZero(name+"Done", b, func() {
		asm.Label(name)
		square := asm.squareOf(b)
		body(square)
		asm.BLSRQ(b, b)
		asm.JNZ(name)
	})
}
