package lanes

import "github.com/mmcloughlin/avo/operand"

// kingTargets stores where the king can step.
func (l *lister) kingTargets() {
	steps := l.bits(address(l.lines, "steps"))
	l.MOVQ(steps.without(l.bits(l.field("danger"))).without(l.bits(l.field("moverAll"))), l.field("kingTargets"))
}

// knightTargets stores which knights can move, those that are not pinned, and where all of them
// can go.
func (l *lister) knightTargets() {
	knights := l.bits(l.field("mover", "knights")).without(l.bits(l.pinLines)).without(l.bits(l.pinDiagonals))
	l.MOVQ(knights, l.field("freeKnights"))

	jumped, arrivals := l.jump(l.broadcast(knights))
	l.MOVQ(written(l.union(l.and(jumped, arrivals)), l.ANDQ, l.answer), l.field("knightReach"))
}

// sliderTargets works out where bishops, rooks and queens can go, for eight of them at a time, a
// lane for each, by hyperbola quintessence. A side has no more than fifteen.
func (l *lister) sliderTargets() {
	l.diagonalReach, l.orthogonalReach = l.zero(), l.zero()
	sliders := l.combined(l.ORQ, l.field("mover", "diagonals"), l.field("mover", "orthogonals"))
	pinned := l.bits(l.pinLines).or(l.pinDiagonals)
	var squares operand.Op // as numbers
	var second func()
	if l.fourLanes() {
		list, end := l.alignedLocal(16), l.GP64()
		l.VMOVDQU(written(l.XMM(), l.VMOVDQU, l.bytes16(uint8(l.named("noSquare")))), list)
		l.XORQ(end, end)
		l.listSquares(sliders, func(square general, i int) { l.MOVB(square.As8(), list.Offset(i).Idx(end, 1)) }, end)
		squares, second = list, func() { squares = list.Offset(8) }
	} else {
		all := l.squaresOf(sliders, l.squareNumbers()).AsX()
		squares, second = all, func() { l.VPSRLDQ(operand.U8(8), all, all) }
	}
	l.targetsOfEight(squares, pinned, l.targets, "First")

	l.unless(l.CMPQ, l.filled(l.POPCNTQ, sliders), operand.U8(8), l.JBE, "slidersDone", func() {
		second()
		l.targetsOfEight(squares, pinned, l.targets.Offset(64), "Second")
	})
}

// targetsOfEight stores where the sliders on the first eight of squares can go. A lane beyond the
// last slider is taken for the square a1, and yields nothing or what a slider there does.
func (l *lister) targetsOfEight(squares operand.Op, pinned operand.Op, store operand.Mem, name string) {
	number := l.made(l.VPMOVZXBQ, squares)
	slider := l.made(l.VPSLLVQ, number, l.broadcast(l.word(1)))
	onDiagonals := l.meets(slider, l.field("mover", "diagonals"))
	onLines := l.meets(slider, l.field("mover", "orthogonals"))

	h := l.newHyperbola(number, slider, l.broadcast(l.field("occ")))
	diagonal := l.or(h.along(h.diagonal()), h.along(h.antiDiagonal()))
	orthogonal := l.or(h.along(h.file()), h.alongRank())
	l.VMOVDQA64_Z(diagonal, onDiagonals, diagonal)
	l.VMOVDQA64_Z(orthogonal, onLines, orthogonal)

	// A pinned piece moves along the line it is pinned on, if it can move that way.
	l.unlessZero("free"+name, pinned, func() {
		pinLines, pinDiagonals := l.broadcast(l.pinLines), l.broadcast(l.pinDiagonals)
		inLine, inDiagonal := l.meets(slider, pinLines), l.meets(slider, pinDiagonals)
		l.VPANDQ(pinLines, orthogonal, inLine, orthogonal)
		l.VPANDQ(pinDiagonals, diagonal, inDiagonal, diagonal)
		l.VPANDNQ(diagonal, diagonal, inLine, diagonal)
		l.VPANDNQ(orthogonal, orthogonal, inDiagonal, orthogonal)
	})

	targets := l.into(diagonal, orthogonal, l.broadcast(l.answer), orThenAnd)
	l.addIn(onDiagonals, targets, l.diagonalReach)
	l.addIn(onLines, targets, l.orthogonalReach)
	l.VMOVDQA64(targets, store)
}

// pawnTargets stores where pawns can go, by the way they go there, promotions apart.
//
// A pawn pinned on a diagonal may only capture along it, one pinned on a line only step along it;
// both must land on the line they are pinned on. A pawn that lands on such a line without having
// started from it is not pinned, so pinned pawns are moved apart.
func (l *lister) pawnTargets() {
	pawns, answer := l.bits(l.field("mover", "pawns")), l.bits(l.answer)
	pinLines, pinDiagonals, occ := l.bits(l.pinLines), l.bits(l.pinDiagonals), l.bits(l.occ)
	last := l.constant(rank8)

	steppers := pawns.without(pinDiagonals)
	single := steppers.and(pinLines).up(8).and(pinLines).or(steppers.without(pinLines).up(8)).without(occ)
	double := single.and(l.constant(rank3)).up(8).without(occ).and(answer)
	l.storePawns("single", 8, single.and(answer), last)
	l.MOVQ(double, l.field("pawnMoves", "double"))

	takers := pawns.without(pinLines)
	free, pinned := takers.without(pinDiagonals).up(8), takers.and(pinDiagonals).up(8)
	capture := func(files int) bits {
		onLine := pinned.step(files).and(pinDiagonals)
		return free.step(files).or(onLine).and(l.field("replierAll")).and(answer)
	}
	l.storePawns("west", 7, capture(-1), last)
	l.storePawns("east", 9, capture(1), last)

	l.MOVQ(l.bits(l.field("replier", "pawns")).beside().and(double), l.field("doubles"))
}

// storePawns stores where pawns can go in one way, which adds so much to their squares.
func (l *lister) storePawns(way string, offset int, targets, last bits) {
	l.MOVQ(targets.and(last), l.field("promotions", offset-7))
	l.MOVQ(targets.without(last), l.field("pawnMoves", way))
}
