package lanes

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
	single := steppers.and(pinLines.r).up(8).and(pinLines.r).or(steppers.without(pinLines).up(8).r).without(occ)
	double := single.and(l.constant(rank3).r).up(8).without(occ).and(answer.r)
	l.storePawns("single", 8, single.and(answer.r), last)
	l.MOVQ(double.r, l.field("pawnMoves", "double"))

	takers := pawns.without(pinLines)
	free, pinned := takers.without(pinDiagonals).up(8), takers.and(pinDiagonals.r).up(8)
	capture := func(files int) bits {
		onLine := l.bits(l.step(pinned.r, files)).and(pinDiagonals.r)
		return l.bits(l.step(free.r, files)).or(onLine.r).and(l.field("replierAll")).and(answer.r)
	}
	l.storePawns("west", 7, capture(-1), last)
	l.storePawns("east", 9, capture(1), last)

	enemies := l.load("replier", "pawns")
	l.MOVQ(l.bits(l.step(enemies, 1)).or(l.step(enemies, -1)).and(double.r).r, l.field("doubles"))
}

// storePawns stores where pawns can go in one way, which adds so much to their squares.
func (l *lister) storePawns(way string, offset int, targets, last bits) {
	l.MOVQ(targets.and(last.r).r, l.field("promotions", offset-7))
	l.MOVQ(targets.without(last).r, l.field("pawnMoves", way))
}
