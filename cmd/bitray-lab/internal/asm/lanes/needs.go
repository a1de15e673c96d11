package lanes

import "github.com/mmcloughlin/avo/operand"

// needs finds out what the kernel has to look at in the children of this node, and which
// squares a move has to touch to change the number of replies at all.
//
// Everything is judged by where the mover's pieces stand and by where they can go, special moves
// included.
func (l *lister) needs() {
	occ := l.broadcast(l.field("occ"))
	reach := l.slideReach()
	sliders := l.slidersOf("mover")
	zone := l.zone()
	l.activeDirections(occ, sliders, reach)
	l.mobileDirections()
	l.dangerDirections(occ, l.or(sliders, reach), zone)
	touched := l.stepsInto(zone)

	l.ORQ(l.union(l.sensitive), touched)
	l.ORQ(l.field("sensitive"), touched)
	l.ORQ(l.field("replierAll"), touched)
	for i := range 2 {
		l.ORQ(l.field("castlings", i, "empty"), touched)
	}

	l.unlessZero("someLines", l.field("allLines"), func() {
		l.store(l.MOVQ, l.filled(l.MOVQ, operand.U32(0xff)), l.field("active"), l.field("dangers"), l.field("mobile"))
		l.MOVQ(operand.I32(-1), touched)
	})
	l.MOVQ(touched, l.field("sensitive"))
}

// slideReach completes the reach of all pieces, and returns that of the sliders by the directions
// they move in. A pawn that is promoted may be seen to slide from where it came from.
func (l *lister) slideReach() vec {
	promotions := func(offset int) (to, both bits) {
		to = l.bits(l.field("promotions", offset-7))
		return to, to.down(offset).or(to)
	}
	to, both := promotions(7)
	for offset := 8; offset <= 9; offset++ {
		someTo, someBoth := promotions(offset)
		l.ORQ(someTo, to)
		l.ORQ(someBoth, both)
	}

	knights := l.combined(l.ORQ, l.field("knightReach"), to)
	l.MOVQ(knights, l.field("knightReach"))
	reach := l.bits(knights).or(l.field("kingTargets"))

	pawns := l.load("enPassant")
	l.ORQ(l.bits(pawns).down(8), reach) // the pawn captured en passant
	for _, way := range []string{"west", "single", "east", "double"} {
		l.ORQ(l.field("pawnMoves", way), pawns)
	}
	l.MOVQ(pawns, l.field("pawnReach"))
	l.ORQ(pawns, reach)

	lines, diagonals := l.union(l.orthogonalReach), l.union(l.diagonalReach)
	l.ORQ(lines, reach)
	l.ORQ(diagonals, reach)
	l.MOVQ(reach, l.field("reach"))
	l.ORQ(both, lines)
	l.ORQ(l.field("rookGoals"), lines)
	l.ORQ(both, diagonals)
	l.MOVQ(lines, l.field("lineReach"))
	l.MOVQ(diagonals, l.field("diagonalReach"))
	return written(l.broadcast(lines), l.VPBROADCASTQ, diagonals, l.diagonal)
}

// zone returns the squares that matter to the replier's king if they are attacked: those next to
// it on which none of its own pieces stands, or from which one may be captured, and those that it
// passes when it castles.
func (l *lister) zone() general {
	zone := written(l.load("replierAll"), l.NOTQ)
	l.ORQ(l.field("reach"), zone)
	l.ANDQ(address(l.near, "steps"), zone)
	for i := range 2 {
		l.ORQ(l.field("castlings", i, "safe"), zone)
	}
	return zone
}

// activeDirections stores the directions along which, in some child, the replier's king can be in
// check or one of its pieces pinned: those where a slider of the mover is one of the first three
// pieces on the ray, or can go to a square of the ray up to the second piece. A move lifts at most
// one piece off a ray and puts one on it. (Castling may change four squares of a ray, but then the
// rook is next to the king on it, and among the first three pieces if at most one stands before
// them.) The rays in these directions are sensitive.
func (l *lister) activeDirections(occ, sliders, reach vec) {
	rays := l.fromMemory(address(l.near, "rays", 0))
	b := l.blockers(l.and(occ, rays), 3)
	near := l.segment(rays, b[1])
	first := l.into(b[0], b[1], b[2], orOr)
	first = l.into(l.and(first, sliders), near, reach, orAnd)
	active := l.meets(first, first)
	l.MOVQ(l.bitsOf(active), l.field("active"))
	l.addIn(active, rays, l.sensitive)
}

// dangerDirections stores the directions from which a slider of the mover's can, in some child,
// attack a square of the zone. Such a slider is seen from the zone, looking against its
// direction, through one piece at most: the one that moved away, which may be the slider itself. What is
// seen without looking through a piece is sensitive.
func (l *lister) dangerDirections(occ, sliders vec, zone general) {
	fill := l.newRotatingFill(occ)
	seen := fill.see(l.broadcast(zone))
	behind := fill.see(l.and(seen, occ))
	dangers := l.meets(l.or(seen, behind), sliders)
	looking := l.bitsOf(dangers) // from the zone, against the sliders' directions
	l.store(l.MOVQ, looking.up(4).or(looking.down(4)).and(l.constant(0xff)), l.field("dangers"), l.field("anyDanger"))
	l.addIn(dangers, seen, l.sensitive)
}

// mobileDirections stores the directions in which, in some child, a slider of the replier's can
// move at all: where the square next to one holds no piece of its own side, or one that may be captured.
func (l *lister) mobileDirections() {
	open := written(l.wordAt(l.field("replierAll")), l.NOTQ)
	l.ORQ(l.field("reach"), open)
	turns, arrivals := l.loadSteps(queenSteps)
	next := l.into(l.rotate(l.slidersOf("replier"), turns), arrivals, l.broadcast(open), andAnd)
	l.MOVQ(l.bitsOf(l.meets(next, next)), l.field("mobile"))
}

// stepsInto stores what is not zero if in some child a knight, a pawn or the king of the mover
// can attack a square of the zone, or the former two give check. It returns the squares from
// which they can, except those from which knights attack the zone: these are added to the sensitive
// squares.
func (l *lister) stepsInto(zone general) (touched bits) {
	knights := l.combined(l.ORQ, l.field("mover", "knights"), l.field("knightReach"))
	jumped, arrivals := l.jump(l.broadcast(zone))
	jumped = l.into(jumped, arrivals, l.broadcast(knights), andAnd)
	l.VPORQ(jumped, l.sensitive, l.sensitive)
	any := l.bitsOf(l.meets(jumped, jumped))
	l.MOVQ(any, l.field("knightDangers"))

	pawns := l.bits(l.field("mover", "pawns")).or(l.field("pawnReach"))
	checks := l.bits(knights).and(address(l.near, "knights"))
	checks = checks.or(pawns.and(address(l.near, "pawnsBelow")))

	takers := l.bits(zone).down(8).beside().and(pawns)
	l.MOVQ(takers, l.field("pawnDangers"))

	kings := l.bits(l.field("mover", "king")).or(l.field("kingTargets")).or(l.field("kingGoals"))
	kings = kings.and(l.bits(zone).around())
	l.MOVQ(kings, l.field("kingDangers"))

	squares := checks.or(takers).or(kings)
	all := any.or(squares)
	l.ORQ(l.field("anyDanger"), all)
	l.MOVQ(all, l.field("anyDanger"))
	return squares
}

// jump returns where knights jump to in eight directions, as long as they arrive on certain
// squares, which it returns too.
func (asm *assembler) jump(knights vec) (jumped, arrivals vec) {
	turns, arrivals := asm.loadSteps(knightSteps)
	return asm.rotate(knights, turns), arrivals
}
