package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// lookAtReplier stores what the kernel wants to know of the replier's king and knights.
func (l *lister) lookAtReplier() {
	square := GP64()
	TZCNTQ(l.field("replier", "king"), square)
	l.king, l.kin = l.linesOf(square)
	MOVQ(l.king, l.field("replierKing"))

	table := l.node.Field("knights")
	none := GP64()
	XORQ(none, none)
	for i := range 2 {
		MOVQ(none, address(table.Index(i), "square"))
		MOVQ(none, address(table.Index(i), "attacks"))
	}
	knights, number := l.load("replier", "knights"), GP64()
	XORQ(number, number)
	eachSquare("replierKnights", knights, func(square reg.GPVirtual) {
		_, lines := l.linesOf(square)
		bit, attacks := GP64(), GP64()
		BLSIQ(knights, bit)
		MOVQ(address(lines, "knights"), attacks)
		MOVQ(bit, address(table.Index(0), "square").Idx(number, 8))
		MOVQ(attacks, address(table.Index(0), "attacks").Idx(number, 8))
		ADDQ(operand.U8(2), number)
	})
	SHRQ(operand.U8(1), number)
	MOVQ(number, l.field("knightCount"))
}

// eachSquare emits a loop over the squares of b, which is used up, in ascending order.
func eachSquare(name string, b reg.GPVirtual, body func(square reg.GPVirtual)) {
	TESTQ(b, b)
	JZ(operand.LabelRef(name + "Done"))
	Label(name)
	square := GP64()
	TZCNTQ(b, square)
	body(square)
	BLSRQ(b, b)
	JNZ(operand.LabelRef(name))
	Label(name + "Done")
}
