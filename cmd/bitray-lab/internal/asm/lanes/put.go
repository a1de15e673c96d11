package lanes

import "github.com/mmcloughlin/avo/operand"

// listed is the part of the list that is written.
type listed struct {
	number    general // of entries
	legal     general // moves met, listed or not
	sensitive general
	fours     general // the address of the numbers of squares, four times each
	numbers   vec     // the numbers of all squares
}

// list lists the moves that touch a sensitive square, or one of those to be listed, after a first
// entry for no move at all, and stores how many others there are: each of those leaves as many
// replies as no move does.
func (l *lister) list() {
	l.moves = listed{l.GP64(), l.GP64(), l.load("sensitive"), l.GP64(), nil}
	if !l.fourLanes() {
		l.moves.numbers = l.squareNumbers()
	}
	l.ORQ(l.field("listed"), l.moves.sensitive)
	l.LEAQ(l.foursOfSquares(), l.moves.fours)
	l.store(l.MOVB, operand.U8(l.named("noSquare")), l.entry("from", 0), l.entry("to", 0))
	l.MOVQ(operand.U32(1), l.moves.number)
	l.XORQ(l.moves.legal, l.moves.legal)

	steps := l.load("kingTargets")
	l.unlessZero("kingListed", steps, func() { l.put(l.load("moverKing"), steps) })
	l.eachSquare("knight", l.load("freeKnights"), func(square general) {
		l.put(square, l.combined(l.ANDQ, address(l.linesOf(square), "knights"), l.answer))
	})
	sliders, next := l.combined(l.ORQ, l.field("mover", "diagonals"), l.field("mover", "orthogonals")), l.nought()
	l.eachSquare("slider", sliders, func(square general) {
		targets := l.wordAt(l.targets.Idx(next, 8))
		l.INCQ(next)
		l.put(square, targets)
	})
	l.putSteps(8, "single")
	l.putSteps(16, "double")
	l.putSteps(7, "west")
	l.putSteps(9, "east")
	l.close()
}

// close stores the totals of the list, and fills its last batch with moves from no square to no
// square.
func (l *lister) close() {
	l.MOVQ(l.moves.number, l.field("moves"))
	none := l.filled(l.MOVQ, operand.U64(eachByte*l.named("noSquare")))
	l.store(l.MOVQ, none, l.end("from"), l.end("to"))
	l.MOVQ(operand.U32(noSpecial), none)
	l.MOVQ(none, l.field("special"))
	l.INCQ(l.moves.legal)
	l.SUBQ(l.moves.number, l.moves.legal)
	l.MOVQ(l.moves.legal, l.field("untouched"))
}

// noSpecial is larger than any index of a move.
const noSpecial = 1 << 10

// entry and end return the address of an entry of a list, and where the next one goes.
func (l *lister) entry(list string, i int) operand.Mem { return l.field(list, i) }
func (l *lister) end(list string) operand.Mem          { return l.entry(list, 0).Idx(l.moves.number, 1) }

// put lists the moves of the piece on a square to targets: all if it leaves a sensitive square,
// those to sensitive squares if not. More bytes than moves are written; the next moves overwrite
// them.
func (l *lister) put(square, targets general) {
	l.count(l.moves.legal, targets)
	touching := l.nought()
	l.BTQ(square, l.moves.sensitive)
	l.SBBQ(touching, touching)
	l.ORQ(l.moves.sensitive, touching)
	l.ANDQ(targets, touching)

	from := written(l.YMM(), l.VPBROADCASTD, operand.Mem{Base: l.moves.fours, Index: square, Scale: 4})
	l.VMOVDQU64(from, l.end("from"))
	if l.fourLanes() {
		l.listSquares(touching, func(square general, i int) { l.MOVB(square.As8(), l.end("to").Offset(i)) }, l.moves.number)
		return
	}
	l.VMOVDQU64(l.squaresOf(touching, l.moves.numbers).AsY(), l.end("to"))
	l.count(l.moves.number, touching)
}

// putSteps lists the moves of pawns that go the same way, which adds offset to their squares.
func (l *lister) putSteps(offset int, way string) {
	targets := l.wordAt(l.field("pawnMoves", way))
	l.unlessZero(way+"Listed", targets, func() {
		l.count(l.moves.legal, targets)
		touching := l.bits(l.moves.sensitive).up(offset).or(l.moves.sensitive).and(targets)

		if l.fourLanes() {
			l.listSquares(touching, func(square general, i int) {
				from := written(l.GP32(), l.LEAL, operand.Mem{Base: square, Disp: -offset})
				l.MOVB(square.As8(), l.end("to").Offset(i))
				l.MOVB(from.As8(), l.end("from").Offset(i))
			}, l.moves.number)
			return
		}
		to := l.squaresOf(touching, l.moves.numbers).AsX()
		l.VMOVDQU64(to, l.end("to"))
		l.VMOVDQU64(written(l.XMM(), l.VPSUBB, l.bytes16(uint8(offset)), to), l.end("from"))
		l.count(l.moves.number, touching)
	})
}

// count adds the number of squares of b to total.
func (l *lister) count(total general, b operand.Op) { l.ADDQ(l.filled(l.POPCNTQ, b), total) }
