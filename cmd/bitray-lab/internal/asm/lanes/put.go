package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// listed is the list as far as it is written.
type listed struct {
	number    reg.GPVirtual // of entries
	legal     reg.GPVirtual // moves met, listed or not
	sensitive reg.GPVirtual
	fours     reg.GPVirtual // the address of the numbers of squares, four times each
	numbers   vec           // the numbers of all squares
}

// list lists the moves that touch a sensitive square, or one of those to be listed, after a first
// entry for no move at all, and stores how many others there are: each of those leaves as many
// replies as no move does.
func (l *lister) list() {
	l.moves = listed{asm.GP64(), asm.GP64(), l.load("sensitive"), asm.GP64(), nil}
	if !fourLanes() {
		l.moves.numbers = squareNumbers()
	}
	asm.ORQ(l.field("listed"), l.moves.sensitive)
	asm.LEAQ(foursOfSquares(), l.moves.fours)
	asm.MOVB(operand.U8(noSquare), l.entry("from", 0))
	asm.MOVB(operand.U8(noSquare), l.entry("to", 0))
	asm.MOVQ(operand.U32(1), l.moves.number)
	asm.XORQ(l.moves.legal, l.moves.legal)

	steps := l.load("kingTargets")
	l.unlessNone(steps, "king", func() { l.put(l.load("moverKing"), steps) })
	eachSquare("knight", l.load("freeKnights"), func(square reg.GPVirtual) {
		_, lines := l.linesOf(square)
		targets := load(address(lines, "knights"))
		asm.ANDQ(l.answer, targets)
		l.put(square, targets)
	})
	sliders, next := l.load("mover", "diagonals"), asm.GP64()
	asm.ORQ(l.field("mover", "orthogonals"), sliders)
	asm.XORQ(next, next)
	eachSquare("slider", sliders, func(square reg.GPVirtual) {
		targets := load(l.targets.Idx(next, 8))
		asm.INCQ(next)
		l.put(square, targets)
	})
	l.putSteps(8, "single")
	l.putSteps(16, "double")
	l.putSteps(7, "west")
	l.putSteps(9, "east")
	l.close()
}

// close stores what the list comes to, and fills its last batch with moves from no square to no
// square.
func (l *lister) close() {
	asm.MOVQ(l.moves.number, l.field("moves"))
	none := filled(asm.MOVQ, operand.U64(0x0101010101010101*noSquare))
	asm.MOVQ(none, l.end("from"))
	asm.MOVQ(none, l.end("to"))
	asm.MOVQ(operand.U32(noSpecial), none)
	asm.MOVQ(none, l.field("special"))
	asm.INCQ(l.moves.legal)
	asm.SUBQ(l.moves.number, l.moves.legal)
	asm.MOVQ(l.moves.legal, l.field("untouched"))
}

const (
	// noSquare as a square to shift by leaves nothing.
	noSquare = 64
	// noSpecial is larger than any index of a move.
	noSpecial = 1 << 10
)

// entry and end return the address of an entry of a list, and where the next one goes.
func (l *lister) entry(list string, i int) operand.Mem { return element(l.node.Field(list), i) }
func (l *lister) end(list string) operand.Mem          { return l.entry(list, 0).Idx(l.moves.number, 1) }

// put lists the moves of the piece on a square to targets: all if it leaves a sensitive square,
// those to sensitive squares if not. More bytes than moves are written; the next moves overwrite
// them.
func (l *lister) put(square, targets reg.GPVirtual) {
	l.count(l.moves.legal, targets)
	touching := nought()
	asm.BTQ(square, l.moves.sensitive)
	asm.SBBQ(touching, touching)
	asm.ORQ(l.moves.sensitive, touching)
	asm.ANDQ(targets, touching)

	from := written(asm.YMM(), asm.VPBROADCASTD, operand.Mem{Base: l.moves.fours, Index: square, Scale: 4})
	asm.VMOVDQU64(from, l.end("from"))
	if fourLanes() {
		listSquares(touching, func(square reg.GPVirtual, i int) { asm.MOVB(square.As8(), l.end("to").Offset(i)) }, l.moves.number)
		return
	}
	asm.VMOVDQU64(squaresOf(touching, l.moves.numbers).AsY(), l.end("to"))
	l.count(l.moves.number, touching)
}

// putSteps lists the moves of pawns that go the same way, which adds offset to their squares.
func (l *lister) putSteps(offset int, way string) {
	targets := load(address(l.node.Field("pawnMoves"), way))
	l.unlessNone(targets, way, func() {
		l.count(l.moves.legal, targets)
		touching := bits{l.moves.sensitive}.up(offset).or(l.moves.sensitive).and(targets).r

		if fourLanes() {
			listSquares(touching, func(square reg.GPVirtual, i int) {
				from := written(asm.GP32(), asm.LEAL, operand.Mem{Base: square, Disp: -offset})
				asm.MOVB(square.As8(), l.end("to").Offset(i))
				asm.MOVB(from.As8(), l.end("from").Offset(i))
			}, l.moves.number)
			return
		}
		to, from := squaresOf(touching, l.moves.numbers).AsX(), asm.XMM()
		asm.VMOVDQU64(to, l.end("to"))
		asm.VPSUBB(bytes16(uint8(offset)), to, from)
		asm.VMOVDQU64(from, l.end("from"))
		l.count(l.moves.number, touching)
	})
}

// unlessNone emits body, to be jumped over if b is empty.
func (l *lister) unlessNone(b reg.GPVirtual, name string, body func()) {
	label := name + "Listed"
	asm.TESTQ(b, b)
	asm.JZ(operand.LabelRef(label))
	body()
	asm.Label(label)
}

// count adds the number of squares of b to total.
func (l *lister) count(total, b reg.GPVirtual) {
	asm.ADDQ(filled(asm.POPCNTQ, b), total)
}
