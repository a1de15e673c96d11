package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// kingTargets stores where the king can step.
func (l *lister) kingTargets() {
	steps := load(address(l.lines, "steps"))
	l.andNot(steps, l.field("danger"))
	l.andNot(steps, l.field("moverAll"))
	asm.MOVQ(steps, l.field("kingTargets"))
}

// andNot takes the squares in memory out of b.
func (l *lister) andNot(b reg.GPVirtual, memory operand.Mem) {
	others := filled(asm.MOVQ, memory)
	asm.ANDNQ(b, others, b)
}

// knightTargets stores which knights can move, those that are not pinned, and where all of them
// can go.
func (l *lister) knightTargets() {
	knights := l.load("mover", "knights")
	asm.ANDNQ(knights, l.pinLines, knights)
	asm.ANDNQ(knights, l.pinDiagonals, knights)
	asm.MOVQ(knights, l.field("freeKnights"))

	jumped, arrivals := jump(broadcast(knights))
	reach := union(and(jumped, arrivals))
	asm.ANDQ(l.answer, reach)
	asm.MOVQ(reach, l.field("knightReach"))
}

// sliderTargets works out where bishops, rooks and queens can go, for eight of them at a time, a
// lane for each, by hyperbola quintessence. A side has no more than fifteen.
func (l *lister) sliderTargets() {
	l.diagonalReach, l.orthogonalReach = zero(), zero()
	sliders, pinned := l.load("mover", "diagonals"), asm.GP64()
	asm.ORQ(l.field("mover", "orthogonals"), sliders)
	asm.MOVQ(l.pinLines, pinned)
	asm.ORQ(l.pinDiagonals, pinned)
	var squares operand.Op // as numbers
	var second func()
	if fourLanes() {
		list, end := alignedLocal(16), asm.GP64()
		none := written(asm.XMM(), asm.VMOVDQU, bytes16(noSquare))
		asm.VMOVDQU(none, list)
		asm.XORQ(end, end)
		listSquares(sliders, func(square reg.GPVirtual, i int) { asm.MOVB(square.As8(), list.Offset(i).Idx(end, 1)) }, end)
		squares, second = list, func() { squares = list.Offset(8) }
	} else {
		all := squaresOf(sliders, squareNumbers()).AsX()
		squares, second = all, func() { asm.VPSRLDQ(operand.U8(8), all, all) }
	}
	l.targetsOfEight(squares, pinned, l.targets, "First")

	number := filled(asm.POPCNTQ, sliders)
	asm.CMPQ(number, operand.U8(8))
	asm.JBE(operand.LabelRef("slidersDone"))
	second()
	l.targetsOfEight(squares, pinned, l.targets.Offset(64), "Second")
	asm.Label("slidersDone")
}

// targetsOfEight stores where the sliders on the first eight of squares can go. A lane beyond the
// last slider is taken for the square a1, and comes to nothing or to what a slider there does.
func (l *lister) targetsOfEight(squares operand.Op, pinned reg.GPVirtual, store operand.Mem, name string) {
	number := made(asm.VPMOVZXBQ, squares)
	slider := made(asm.VPSLLVQ, number, broadcast(word(1)))
	onDiagonals := meets(slider, l.field("mover", "diagonals"))
	onLines := meets(slider, l.field("mover", "orthogonals"))

	h := newHyperbola(number, slider, broadcast(l.field("occ")))
	diagonal := or(h.along(h.diagonal()), h.along(h.antiDiagonal()))
	orthogonal := or(h.along(h.file()), h.alongRank())
	asm.VMOVDQA64_Z(diagonal, onDiagonals, diagonal)
	asm.VMOVDQA64_Z(orthogonal, onLines, orthogonal)

	// A pinned piece moves along the line it is pinned on, if it can move that way.
	asm.TESTQ(pinned, pinned)
	asm.JZ(operand.LabelRef("free" + name))
	pinLines, pinDiagonals := broadcast(l.pinLines), broadcast(l.pinDiagonals)
	inLine, inDiagonal := meets(slider, pinLines), meets(slider, pinDiagonals)
	asm.VPANDQ(pinLines, orthogonal, inLine, orthogonal)
	asm.VPANDQ(pinDiagonals, diagonal, inDiagonal, diagonal)
	asm.VPANDNQ(diagonal, diagonal, inLine, diagonal)
	asm.VPANDNQ(orthogonal, orthogonal, inDiagonal, orthogonal)
	asm.Label("free" + name)

	targets := into(diagonal, orthogonal, broadcast(l.answer), orThenAnd)
	addIn(onDiagonals, targets, l.diagonalReach)
	addIn(onLines, targets, l.orthogonalReach)
	asm.VMOVDQA64(targets, store)
}
