package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// needs finds out what the kernel has to look at in the children of this node, and which
// squares a move has to touch to change the number of replies at all.
//
// Everything is judged by where the mover's pieces stand and by where they can go, special moves
// included.
func (l *lister) needs() {
	occ := broadcast(l.field("occ"))
	reach := l.slideReach()
	sliders := l.slidersOf("mover")
	zone := l.zone()
	l.activeDirections(occ, sliders, reach)
	l.mobileDirections()
	l.dangerDirections(occ, or(sliders, reach), zone)
	touched := l.stepsInto(zone)

	asm.ORQ(union(l.sensitive), touched)
	asm.ORQ(l.field("sensitive"), touched)
	asm.ORQ(l.field("replierAll"), touched)
	for i := range 2 {
		asm.ORQ(address(l.node.Field("castlings").Index(i), "empty"), touched)
	}

	asm.CMPQ(l.field("allLines"), operand.U8(0))
	asm.JE(operand.LabelRef("someLines"))
	all := filled(asm.MOVQ, operand.U32(0xff))
	asm.MOVQ(all, l.field("active"))
	asm.MOVQ(all, l.field("dangers"))
	asm.MOVQ(all, l.field("mobile"))
	asm.MOVQ(operand.I32(-1), touched)
	asm.Label("someLines")
	asm.MOVQ(touched, l.field("sensitive"))
}

// slideReach completes the reach of all pieces, and returns that of the sliders by the directions
// they move in. A pawn that is promoted may be seen to slide from where it came from.
func (l *lister) slideReach() vec {
	promotions := func(offset int) (to, both bits) {
		to = bits{load(element(l.node.Field("promotions"), offset-7))}
		return to, to.down(offset).or(to.r)
	}
	to, both := promotions(7)
	single, bothSingle := promotions(8)
	asm.ORQ(single.r, to.r)
	asm.ORQ(bothSingle.r, both.r)
	east, bothEast := promotions(9)
	asm.ORQ(east.r, to.r)
	asm.ORQ(bothEast.r, both.r)

	knights := l.load("knightReach")
	asm.ORQ(to.r, knights)
	asm.MOVQ(knights, l.field("knightReach"))
	reach := bits{knights}.or(l.field("kingTargets"))

	pawns := l.load("enPassant")
	asm.ORQ(bits{pawns}.down(8).r, reach.r) // the pawn captured en passant
	for _, way := range []string{"west", "single", "east", "double"} {
		asm.ORQ(address(l.node.Field("pawnMoves"), way), pawns)
	}
	asm.MOVQ(pawns, l.field("pawnReach"))
	asm.ORQ(pawns, reach.r)

	lines, diagonals := union(l.orthogonalReach), union(l.diagonalReach)
	asm.ORQ(lines, reach.r)
	asm.ORQ(diagonals, reach.r)
	asm.MOVQ(reach.r, l.field("reach"))
	asm.ORQ(both.r, lines)
	asm.ORQ(l.field("rookGoals"), lines)
	asm.ORQ(both.r, diagonals)
	asm.MOVQ(lines, l.field("lineReach"))
	asm.MOVQ(diagonals, l.field("diagonalReach"))
	slides := broadcast(lines)
	asm.VPBROADCASTQ(diagonals, l.diagonal, slides)
	return slides
}

// zone returns the squares that matter to the replier's king if they are attacked: those next to
// it on which none of its own pieces stands, or from which one may be captured, and those that it
// passes when it castles.
func (l *lister) zone() reg.GPVirtual {
	zone := l.load("replierAll")
	asm.NOTQ(zone)
	asm.ORQ(l.field("reach"), zone)
	asm.ANDQ(address(l.row, "steps"), zone)
	for i := range 2 {
		asm.ORQ(address(l.node.Field("castlings").Index(i), "safe"), zone)
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
	rays := fromMemory(emit.Address(l.row.Field("rays").Index(0)))
	b := l.blockers(and(occ, rays), 3)
	near := l.segment(rays, b[1])
	first := into(b[0], b[1], b[2], orOr)
	first = into(and(first, sliders), near, reach, orAnd)
	active := meets(first, first)
	asm.MOVQ(bitsOf(active), l.field("active"))
	addIn(active, rays, l.sensitive)
}

// dangerDirections stores the directions from which a slider of the mover's can, in some child,
// attack a square of the zone. Such a slider is seen from the zone, looking against its
// direction, through one piece at most: the one that moved away, which may be the slider itself. What is
// seen without looking through a piece is sensitive.
func (l *lister) dangerDirections(occ, sliders vec, zone reg.GPVirtual) {
	fill := newRotatingFill(occ)
	seen := fill.see(broadcast(zone))
	behind := fill.see(and(seen, occ))
	dangers := meets(or(seen, behind), sliders)
	looking := bits{bitsOf(dangers)} // from the zone, against the sliders' directions
	directions := looking.up(4).or(looking.down(4).r).and(constant(0xff).r)
	asm.MOVQ(directions.r, l.field("dangers"))
	asm.MOVQ(directions.r, l.field("anyDanger"))
	addIn(dangers, seen, l.sensitive)
}

// mobileDirections stores the directions in which, in some child, a slider of the replier's can
// move at all: where the square next to one holds no piece of its own side, or one that may be captured.
func (l *lister) mobileDirections() {
	open := load(l.field("replierAll"))
	asm.NOTQ(open)
	asm.ORQ(l.field("reach"), open)
	turns, arrivals := queenSteps.load()
	next := into(rotate(l.slidersOf("replier"), turns), arrivals, broadcast(open), andAnd)
	asm.MOVQ(bitsOf(meets(next, next)), l.field("mobile"))
}

// stepsInto stores what is not zero if in some child a knight, a pawn or the king of the mover
// can attack a square of the zone, or the former two give check. It returns the squares from
// which they can, except those from which knights attack the zone: these are added to the sensitive
// squares.
func (l *lister) stepsInto(zone reg.GPVirtual) (touched reg.GPVirtual) {
	knights := l.load("mover", "knights")
	asm.ORQ(l.field("knightReach"), knights)
	jumped, arrivals := jump(broadcast(zone))
	jumped = into(jumped, arrivals, broadcast(knights), andAnd)
	asm.VPORQ(jumped, l.sensitive, l.sensitive)
	any := bits{bitsOf(meets(jumped, jumped))}
	asm.MOVQ(any.r, l.field("knightDangers"))

	pawns := bits{l.load("mover", "pawns")}.or(l.field("pawnReach"))
	checks := bits{knights}.and(address(l.row, "knights"))
	checks = checks.or(pawns.and(address(l.row, "pawnsBelow")).r)

	below := bits{zone}.down(8)
	takers := bits{step(below.r, 1)}.or(step(below.r, -1)).and(pawns.r)
	asm.MOVQ(takers.r, l.field("pawnDangers"))

	kings := bits{l.load("mover", "king")}.or(l.field("kingTargets")).or(l.field("kingGoals"))
	kings = kings.and(around(zone))
	asm.MOVQ(kings.r, l.field("kingDangers"))

	squares := checks.or(takers.r).or(kings.r)
	all := any.or(squares.r)
	asm.ORQ(l.field("anyDanger"), all.r)
	asm.MOVQ(all.r, l.field("anyDanger"))
	return squares.r
}

// jump returns where knights jump to in eight directions, as long as they arrive on certain
// squares, which it returns too.
func jump(knights vec) (jumped, arrivals vec) {
	turns, arrivals := knightSteps.load()
	return rotate(knights, turns), arrivals
}
