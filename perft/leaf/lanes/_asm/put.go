package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// listed is the list as far as it is written.
type listed struct {
	number    reg.GPVirtual // of entries
	legal     reg.GPVirtual // moves met, listed or not
	sensitive reg.GPVirtual
}

// list lists the moves that touch a sensitive square, after a first entry for no move at all, and
// stores how many others there are: each of those leaves as many replies as no move does.
func (l *lister) list() {
	l.moves = listed{GP64(), GP64(), l.load("sensitive")}
	MOVB(operand.U8(noSquare), l.entry("from", 0))
	MOVB(operand.U8(noSquare), l.entry("to", 0))
	MOVQ(operand.U32(1), l.moves.number)
	XORQ(l.moves.legal, l.moves.legal)

	steps := l.load("kingTargets")
	l.unlessNone(steps, "king", func() { l.put(l.load("moverKing"), steps) })
	eachSquare("knight", l.load("freeKnights"), func(square reg.GPVirtual) {
		_, lines := l.linesOf(square)
		targets := GP64()
		MOVQ(address(lines, "knights"), targets)
		ANDQ(l.answer, targets)
		l.put(square, targets)
	})
	sliders, next := l.load("mover", "diagonals"), GP64()
	ORQ(l.field("mover", "orthogonals"), sliders)
	XORQ(next, next)
	eachSquare("slider", sliders, func(square reg.GPVirtual) {
		targets := GP64()
		MOVQ(l.targets.Idx(next, 8), targets)
		INCQ(next)
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
	MOVQ(l.moves.number, l.field("moves"))
	none := GP64()
	MOVQ(operand.U64(0x0101010101010101*noSquare), none)
	MOVQ(none, l.end("from"))
	MOVQ(none, l.end("to"))
	MOVQ(operand.U32(noSpecial), none)
	MOVQ(none, l.field("special"))
	INCQ(l.moves.legal)
	SUBQ(l.moves.number, l.moves.legal)
	MOVQ(l.moves.legal, l.field("untouched"))
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

// put lists the moves of the man on a square to targets: all if he leaves a sensitive square,
// those to sensitive squares if not. More bytes than moves are written; the next moves overwrite
// them.
func (l *lister) put(square, targets reg.GPVirtual) {
	l.count(l.moves.legal, targets)
	touching := GP64()
	XORQ(touching, touching)
	BTQ(square, l.moves.sensitive)
	SBBQ(touching, touching)
	ORQ(l.moves.sensitive, touching)
	ANDQ(targets, touching)

	from := YMM()
	VPBROADCASTD(fourOf(square), from)
	VMOVDQU64(from, l.end("from"))
	VMOVDQU64(squaresOf(touching).AsY(), l.end("to"))
	l.count(l.moves.number, touching)
}

// putSteps lists the moves of pawns that go the same way, which adds offset to their squares.
func (l *lister) putSteps(offset int, way string) {
	targets := GP64()
	MOVQ(address(l.node.Field("pawnMoves"), way), targets)
	l.unlessNone(targets, way, func() {
		l.count(l.moves.legal, targets)
		touching := bits{l.moves.sensitive}.up(offset).or(l.moves.sensitive).and(targets).r

		to, from := squaresOf(touching).AsX(), XMM()
		VMOVDQU64(to, l.end("to"))
		VPSUBB(bytes16(uint8(offset)), to, from)
		VMOVDQU64(from, l.end("from"))
		l.count(l.moves.number, touching)
	})
}

// unlessNone emits body, to be jumped over if b is empty.
func (l *lister) unlessNone(b reg.GPVirtual, name string, body func()) {
	label := name + "Listed"
	TESTQ(b, b)
	JZ(operand.LabelRef(label))
	body()
	Label(label)
}

// count adds the number of squares of b to total.
func (l *lister) count(total, b reg.GPVirtual) {
	number := GP64()
	POPCNTQ(b, number)
	ADDQ(number, total)
}
