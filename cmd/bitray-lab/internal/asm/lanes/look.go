package lanes

import "github.com/mmcloughlin/avo/operand"

// lister holds the values of listMoves by name.
type lister struct {
	frame
	occ                        general
	orthogonal, diagonal, down mask // lanes of directions

	// The mover's king.
	square       general // where it stands
	lines        component
	answer       general // where another piece may go: to answer a check, or anywhere
	pinLines     general // rays from the king up to a slider that pins on them
	pinDiagonals general

	// The mover's sliders: where each can go, in the order of their squares, and where bishops
	// and queens, and rooks and queens, can.
	targets                        operand.Mem
	diagonalReach, orthogonalReach vec

	sensitive vec // squares that a move has to touch to change the number of replies

	// The replier's king.
	near  component // its lines
	moves listed
}

func listMoves(asm *assembler) {
	l := new(lister)
	l.frame = asm.newFrame()
	l.targets = asm.alignedLocal(2 * 64)
	l.orthogonal, l.diagonal, l.down = asm.directionMasks()

	l.unite()
	l.lookAtKing()
	l.lookForDanger()
	l.kingTargets()
	l.knightTargets()
	l.sliderTargets()
	l.pawnTargets()
	l.lookAtReplier()
	l.needs()
	l.list()
	asm.leave()
}

// unite stores all pieces of both sides.
func (l *lister) unite() {
	all := func(side string) general {
		r := l.combined(l.ORQ, l.field(side, "pawns"), l.field(side, "knights"), l.field(side, "diagonals"),
			l.field(side, "orthogonals"), l.field(side, "king"))
		l.MOVQ(r, l.field(side+"All"))
		return r
	}
	l.occ = written(all("replier"), l.ORQ, all("mover"))
	l.MOVQ(l.occ, l.field("occ"))
}

// lookAtKing finds the pieces that give check to the mover's king or pin a piece to it. In most
// positions there are none.
func (l *lister) lookAtKing() {
	king := l.load("mover", "king")
	l.square = l.squareOf(king)
	l.MOVQ(l.square, l.field("moverKing"))
	l.lines = l.linesOf(l.square)

	checkers := l.combined(l.ANDQ, address(l.lines, "knights"), l.field("replier", "knights"))
	l.ORQ(l.combined(l.ANDQ, address(l.lines, "pawnsAbove"), l.field("replier", "pawns")), checkers)

	sliders := l.slidersOf("replier")
	rays := l.fromMemory(address(l.lines, "rays", 0))
	b := l.blockers(l.and(rays, l.field("occ")), 2)
	first, second := b[0], b[1]
	checks := l.meets(first, sliders)
	pins := l.meets(second, sliders, l.meets(first, l.field("moverAll")))

	l.answer = written(l.wordAt(l.field("moverAll")), l.NOTQ)
	l.pinLines, l.pinDiagonals = l.nought(), l.nought()

	l.ORQ(checkers, l.bitsOf(written(l.K(), l.KORB, checks, pins)))
	l.JZ("atEase")
	l.pin(l.and(l.upTo(second, l.down), rays), pins)
	l.answerTo(checkers, first, rays, checks)
	l.Label("atEase")
	l.MOVQ(checkers, l.field("checkers"))
}

// pin keeps the rays on which there are pins, those of the rook's directions and those of the
// bishop's apart.
func (l *lister) pin(rays vec, pins mask) {
	those := func(directions mask, all general) {
		l.MOVQ(l.union(l.only(written(l.K(), l.KANDB, pins, directions), rays)), all)
	}
	those(l.orthogonal, l.pinLines)
	those(l.diagonal, l.pinDiagonals)
}

// answerTo adds the sliders that give check to the checkers, and restricts the answer to squares
// between them and the king and to theirs. Against two checkers only the king can move.
func (l *lister) answerTo(checkers general, first, rays vec, checks mask) {
	sliders := l.only(checks, first)
	answer := written(l.union(written(l.ZMM(), l.VPANDQ_Z, l.upTo(first, l.down), rays, checks)), l.ORQ, checkers)
	l.ORQ(l.union(sliders), checkers)
	l.JZ("atEase")
	l.ANDQ(answer, l.answer)
	l.filled(l.BLSRQ, checkers)
	l.JZ("atEase")
	l.XORQ(l.answer, l.answer)
}

// slidersOf returns the sliders of a side, in each lane those that move in its direction.
func (l *lister) slidersOf(side string) vec {
	return written(l.broadcast(l.field(side, "orthogonals")), l.VPBROADCASTQ, l.field(side, "diagonals"), l.diagonal)
}

// lookForDanger finds the squares that the king must not enter: what the replier attacks when the
// king is lifted from the board. The sliders' attacks are filled in eight directions, the
// knights' are eight jumps, a lane for each.
//
// What the sliders and pawns attack, and the squares that pawns can step to, begin the
// sensitive squares.
func (l *lister) lookForDanger() {
	occ := l.xor(l.broadcast(l.field("occ")), l.field("mover", "king"))
	fill := l.newRotatingFill(occ)
	l.sensitive = fill.see(l.slidersOf("replier"))
	l.VMOVDQU64(l.sensitive, l.field("replierSees", 0))
	jumped, arrivals := l.jump(l.broadcast(l.field("replier", "knights")))
	danger := l.union(l.into(jumped, arrivals, l.sensitive, andOr))

	steps := l.bits(l.field("replier", "pawns")).down(8)
	pawns := steps.beside()
	l.ORQ(pawns, danger)

	king := l.squareOf(l.field("replier", "king"))
	l.ORQ(address(l.linesOf(king), "steps"), danger)
	l.MOVQ(danger, l.field("danger"))

	l.MOVQ(pawns.or(steps).or(steps.and(l.constant(rank6)).down(8)), l.field("sensitive"))
}

// lookAtReplier stores what the kernel needs to know of the replier's king and knights.
func (l *lister) lookAtReplier() {
	square := l.squareOf(l.field("replier", "king"))
	king := l.row(square)
	l.MOVQ(king, l.field("replierKing"))
	l.near = l.linesAt(king)

	none := l.nought()
	for i := range 2 {
		l.store(l.MOVQ, none, l.field("knights", i, "square"), l.field("knights", i, "attacks"))
	}
	knights, number := l.load("replier", "knights"), l.nought()
	l.eachSquare("replierKnights", knights, func(square general) {
		lines := l.linesOf(square)
		bit := l.lowestOf(knights)
		attacks := l.wordAt(address(lines, "knights"))
		l.MOVQ(bit, l.field("knights", 0, "square").Idx(number, 8))
		l.MOVQ(attacks, l.field("knights", 0, "attacks").Idx(number, 8))
		l.ADDQ(operand.U8(2), number)
	})
	l.SHRQ(operand.U8(1), number)
	l.MOVQ(number, l.field("knightCount"))
}
