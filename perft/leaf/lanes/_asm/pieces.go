package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// listKing lists the steps of the king, which are the reach so far.
func (l *lister) listKing() {
	l.startList()
	l.put(l.square, l.reach)
	zero := GP64()
	XORQ(zero, zero)
	MOVQ(zero, l.field("kingReach"))
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

// listKnights lists the moves of knights, none of which moves if it is pinned.
func (l *lister) listKnights() {
	knights, reach := l.load("mover", "knights"), GP64()
	ANDNQ(knights, l.pinLines, knights)
	ANDNQ(knights, l.pinDiagonals, knights)
	XORQ(reach, reach)
	eachSquare("knightMoves", knights, func(square reg.GPVirtual) {
		_, lines := l.linesOf(square)
		targets := GP64()
		MOVQ(address(lines, "knights"), targets)
		ANDQ(l.answer, targets)
		ORQ(targets, reach)
		l.put(square, targets)
	})
	MOVQ(reach, l.field("knightReach"))
}

// listSliders lists the moves of bishops, rooks and queens. Where they can go is worked out for
// eight at a time, a lane for each, by hyperbola quintessence.
func (l *lister) listSliders() {
	diagonalReach, orthogonalReach := zero(), zero()
	sliders, pinned := l.load("mover", "diagonals"), GP64()
	ORQ(l.field("mover", "orthogonals"), sliders)
	MOVQ(l.pinLines, pinned)
	ORQ(l.pinDiagonals, pinned)
	squares := l.squaresOf(sliders)
	answer := ZMM()
	VPBROADCASTQ(l.answer, answer)

	TESTQ(sliders, sliders)
	JZ(operand.LabelRef("slidersDone"))
	Label("sliders")
	l.targetsOfEight(squares, pinned, answer, diagonalReach, orthogonalReach)
	VPSRLDQ(operand.U8(8), squares.AsX(), squares.AsX())
	next := GP64()
	XORQ(next, next)
	Label("slider")
	square, targets := GP64(), GP64()
	TZCNTQ(sliders, square)
	MOVQ(l.targets.Idx(next, 8), targets)
	l.put(square, targets)
	INCQ(next)
	BLSRQ(sliders, sliders)
	JZ(operand.LabelRef("slidersDone"))
	CMPQ(next, operand.U8(8))
	JNE(operand.LabelRef("slider"))
	JMP(operand.LabelRef("sliders"))
	Label("slidersDone")
	MOVQ(union(diagonalReach), l.field("diagonalReach"))
	MOVQ(union(orthogonalReach), l.field("orthogonalReach"))
}

// targetsOfEight stores where the sliders on the first eight of squares can go. A lane beyond the
// last slider is taken for the square a1, and comes to nothing or to what a slider there does.
func (l *lister) targetsOfEight(squares vec, pinned reg.GPVirtual, answer, diagonalReach, orthogonalReach vec) {
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
	JZ(operand.LabelRef("free"))
	pinLines, pinDiagonals := ZMM(), ZMM()
	VPBROADCASTQ(l.pinLines, pinLines)
	VPBROADCASTQ(l.pinDiagonals, pinDiagonals)
	inLine, inDiagonal := meets(slider, pinLines), meets(slider, pinDiagonals)
	VPANDQ(pinLines, orthogonal, inLine, orthogonal)
	VPANDQ(pinDiagonals, diagonal, inDiagonal, diagonal)
	VPANDNQ(diagonal, diagonal, inLine, diagonal)
	VPANDNQ(orthogonal, orthogonal, inDiagonal, orthogonal)
	Label("free")

	targets := into(diagonal, orthogonal, answer, orThenAnd)
	VPORQ(targets, diagonalReach, onDiagonals, diagonalReach)
	VPORQ(targets, orthogonalReach, onLines, orthogonalReach)
	VMOVDQA64(targets, l.targets)
}
