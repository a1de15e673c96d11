package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// kingTargets stores where the king can step.
func (l *lister) kingTargets() {
	steps := GP64()
	MOVQ(address(l.lines, "steps"), steps)
	l.andNot(steps, l.field("danger"))
	l.andNot(steps, l.field("moverAll"))
	MOVQ(steps, l.field("kingTargets"))
}

// andNot takes the squares in memory out of b.
func (l *lister) andNot(b reg.GPVirtual, memory operand.Mem) {
	others := GP64()
	MOVQ(memory, others)
	ANDNQ(b, others, b)
}

// knightTargets stores which knights can move, as none can that is pinned, and where all of them
// can go.
func (l *lister) knightTargets() {
	knights := l.load("mover", "knights")
	ANDNQ(knights, l.pinLines, knights)
	ANDNQ(knights, l.pinDiagonals, knights)
	MOVQ(knights, l.field("freeKnights"))

	board := ZMM()
	VPBROADCASTQ(knights, board)
	jumped, arrivals := jump(board)
	reach := union(and(jumped, arrivals))
	ANDQ(l.answer, reach)
	MOVQ(reach, l.field("knightReach"))
}

// sliderTargets works out where bishops, rooks and queens can go, for eight of them at a time, a
// lane for each, by hyperbola quintessence. A side has no more than fifteen.
func (l *lister) sliderTargets() {
	l.diagonalReach, l.orthogonalReach = zero(), zero()
	sliders, pinned := l.load("mover", "diagonals"), GP64()
	ORQ(l.field("mover", "orthogonals"), sliders)
	MOVQ(l.pinLines, pinned)
	ORQ(l.pinDiagonals, pinned)
	squares := squaresOf(sliders)
	l.targetsOfEight(squares, pinned, l.targets, "First")

	number := GP64()
	POPCNTQ(sliders, number)
	CMPQ(number, operand.U8(8))
	JBE(operand.LabelRef("slidersDone"))
	VPSRLDQ(operand.U8(8), squares.AsX(), squares.AsX())
	l.targetsOfEight(squares, pinned, l.targets.Offset(64), "Second")
	Label("slidersDone")
}

// targetsOfEight stores where the sliders on the first eight of squares can go. A lane beyond the
// last slider is taken for the square a1, and comes to nothing or to what a slider there does.
func (l *lister) targetsOfEight(squares vec, pinned reg.GPVirtual, store operand.Mem, name string) {
	number, slider := ZMM(), ZMM()
	VPMOVZXBQ(squares.AsX(), number)
	VPSLLVQ(number, broadcast(word(1)), slider)
	onDiagonals := meets(slider, l.field("mover", "diagonals"))
	onLines := meets(slider, l.field("mover", "orthogonals"))

	h := newHyperbola(number, slider, broadcast(l.field("occ")))
	diagonal := or(h.along(h.diagonal()), h.along(h.antiDiagonal()))
	orthogonal := or(h.along(h.file()), h.alongRank())
	VMOVDQA64_Z(diagonal, onDiagonals, diagonal)
	VMOVDQA64_Z(orthogonal, onLines, orthogonal)

	// A pinned man moves along the line he is pinned on, if he can move that way.
	TESTQ(pinned, pinned)
	JZ(operand.LabelRef("free" + name))
	pinLines, pinDiagonals := ZMM(), ZMM()
	VPBROADCASTQ(l.pinLines, pinLines)
	VPBROADCASTQ(l.pinDiagonals, pinDiagonals)
	inLine, inDiagonal := meets(slider, pinLines), meets(slider, pinDiagonals)
	VPANDQ(pinLines, orthogonal, inLine, orthogonal)
	VPANDQ(pinDiagonals, diagonal, inDiagonal, diagonal)
	VPANDNQ(diagonal, diagonal, inLine, diagonal)
	VPANDNQ(orthogonal, orthogonal, inDiagonal, orthogonal)
	Label("free" + name)

	answer := ZMM()
	VPBROADCASTQ(l.answer, answer)
	targets := into(diagonal, orthogonal, answer, orThenAnd)
	VPORQ(targets, l.diagonalReach, onDiagonals, l.diagonalReach)
	VPORQ(targets, l.orthogonalReach, onLines, l.orthogonalReach)
	VMOVDQA64(targets, store)
}
