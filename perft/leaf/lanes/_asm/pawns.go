package main

import (
	"fmt"

	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// bits is an expression of boards in general registers, written as it is thought. Each operation
// makes a new board.
type bits struct{ r reg.GPVirtual }

func (a bits) op(f func(b, r operand.Op), b operand.Op) bits {
	r := GP64()
	MOVQ(a.r, r)
	f(b, r)
	return bits{r}
}

func (a bits) and(b operand.Op) bits { return a.op(ANDQ, b) }
func (a bits) or(b operand.Op) bits  { return a.op(ORQ, b) }

// without returns a with the squares of b taken out.
func (a bits) without(b bits) bits {
	r := GP64()
	ANDNQ(a.r, b.r, r)
	return bits{r}
}

// up returns a moved up by n numbers.
func (a bits) up(n int) bits {
	return a.op(func(n, r operand.Op) { SHLQ(n, r) }, operand.U8(n))
}

// square returns a constant board.
func constant(b uint64) bits {
	r := GP64()
	MOVQ(operand.U64(b), r)
	return bits{r}
}

// listPawns lists the moves of pawns but promotions and captures en passant.
//
// A pawn pinned on a diagonal may only capture along it, one pinned on a line only step along it;
// both must land on the line they are pinned on. A pawn that lands on such a line without having
// started from it is not pinned, so pinned pawns are moved apart.
func (l *lister) listPawns() {
	pawns, answer := bits{l.load("mover", "pawns")}, bits{l.answer}
	pinLines, pinDiagonals, occ := bits{l.pinLines}, bits{l.pinDiagonals}, bits{l.occ}
	last := constant(rank8)

	steppers := pawns.without(pinDiagonals)
	single := steppers.and(pinLines.r).up(8).and(pinLines.r).or(steppers.without(pinLines).up(8).r).without(occ)
	double := single.and(constant(rank3).r).up(8).without(occ).and(answer.r)
	single = single.and(answer.r)

	takers := pawns.without(pinLines)
	free, pinned := takers.without(pinDiagonals).up(8), takers.and(pinDiagonals.r).up(8)
	capture := func(files int) bits {
		onLine := bits{step(pinned.r, files)}.and(pinDiagonals.r)
		return bits{step(free.r, files)}.or(onLine.r).and(l.field("replierAll")).and(answer.r)
	}
	west, east := capture(-1), capture(1)

	promotions := l.node.Field("promotions")
	list := func(i, offset int, targets bits) bits {
		MOVQ(targets.and(last.r).r, element(promotions, i))
		targets = targets.without(last)
		l.putSteps(offset, targets.r)
		return targets
	}
	reach := list(0, 7, west)
	reach = reach.or(list(1, 8, single).r)
	reach = reach.or(list(2, 9, east).r)
	l.putSteps(16, double.r)
	MOVQ(reach.or(double.r).r, l.field("pawnReach"))

	enemies := l.load("replier", "pawns")
	MOVQ(bits{step(enemies, 1)}.or(step(enemies, -1)).and(double.r).r, l.field("doubles"))
}

// bytes16 returns sixteen equal bytes.
func bytes16(b uint8) operand.Mem {
	word := 0x0101010101010101 * uint64(b)
	return table(fmt.Sprintf("sixteen%d", b), word, word)
}

// lookAtReplier stores what the kernel wants to know of the replier's king and knights.
func (l *lister) lookAtReplier() {
	king := GP64()
	TZCNTQ(l.field("replier", "king"), king)
	row, _ := l.linesOf(king)
	MOVQ(row, l.field("replierKing"))

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

// close stores what the list comes to, and fills its last batch with moves from no square to no
// square.
func (l *lister) close() {
	MOVQ(l.moves, l.field("moves"))
	MOVQ(l.reach, l.field("reach"))
	none := GP64()
	MOVQ(operand.U64(0x4040404040404040), none)
	MOVQ(none, l.list("from"))
	MOVQ(none, l.list("to"))
	XORQ(none, none)
	MOVQ(none, l.field("allLines"))
	MOVQ(operand.U32(noSpecial), none)
	MOVQ(none, l.field("special"))
}

// noSpecial is larger than any index of a move.
const noSpecial = 416 + 8
