package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// lister holds the values of listMoves by name.
type lister struct {
	frame
	occ                        reg.GPVirtual
	orthogonal, diagonal, down mask // lanes of directions

	// The mover's king.
	square       reg.GPVirtual // where it stands
	lines        gotypes.Component
	answer       reg.GPVirtual // where another piece may go: to answer a check, or anywhere
	pinLines     reg.GPVirtual // rays from the king up to a slider that pins on them
	pinDiagonals reg.GPVirtual

	// The mover's sliders: where each can go, in the order of their squares, and where bishops
	// and queens, and rooks and queens, can.
	targets                        operand.Mem
	diagonalReach, orthogonalReach vec

	sensitive vec // squares that a move has to touch to change the number of replies

	// The replier's king.
	king  reg.GPVirtual
	row   gotypes.Component
	moves listed
}

func listMoves() {
	l := new(lister)
	l.frame = newFrame()
	l.targets = alignedLocal(2 * 64)
	l.orthogonal, l.diagonal, l.down = directionMasks()

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
	leave()
}

// unite stores all pieces of both sides.
func (l *lister) unite() {
	all := func(side string) reg.GPVirtual {
		r := load(l.field(side, "pawns"))
		for _, set := range []string{"knights", "diagonals", "orthogonals", "king"} {
			asm.ORQ(l.field(side, set), r)
		}
		asm.MOVQ(r, l.field(side+"All"))
		return r
	}
	l.occ = all("replier")
	asm.ORQ(all("mover"), l.occ)
	asm.MOVQ(l.occ, l.field("occ"))
}

// lookAtKing finds the pieces that give check to the mover's king or pin a piece to it. In most
// positions there are none.
func (l *lister) lookAtKing() {
	king := l.load("mover", "king")
	l.square = squareOf(king)
	asm.MOVQ(l.square, l.field("moverKing"))
	_, l.lines = l.linesOf(l.square)

	checkers, pawns := load(address(l.lines, "knights")), asm.GP64()
	asm.ANDQ(l.field("replier", "knights"), checkers)
	asm.MOVQ(address(l.lines, "pawnsAbove"), pawns)
	asm.ANDQ(l.field("replier", "pawns"), pawns)
	asm.ORQ(pawns, checkers)

	sliders := l.slidersOf("replier")
	rays := fromMemory(emit.Address(l.lines.Field("rays").Index(0)))
	b := l.blockers(and(rays, l.field("occ")), 2)
	first, second := b[0], b[1]
	checks := meets(first, sliders)
	pins := meetsIn(second, sliders, meets(first, l.field("moverAll")))

	l.answer = load(l.field("moverAll"))
	asm.NOTQ(l.answer)
	l.pinLines, l.pinDiagonals = nought(), nought()

	any := written(asm.K(), asm.KORB, checks, pins)
	either := written(asm.GP32(), asm.KMOVB, any)
	asm.ORQ(checkers, either.As64())
	asm.JZ(operand.LabelRef("atEase"))
	l.pin(and(upTo(second, l.down), rays), pins)
	l.answerTo(checkers, first, rays, checks)
	asm.Label("atEase")
	asm.MOVQ(checkers, l.field("checkers"))
}

// pin keeps the rays on which there are pins, those of the rook's directions and those of the
// bishop's apart.
func (l *lister) pin(rays vec, pins mask) {
	those := func(directions mask, all reg.GPVirtual) {
		in := written(asm.K(), asm.KANDB, pins, directions)
		asm.MOVQ(union(only(in, rays)), all)
	}
	those(l.orthogonal, l.pinLines)
	those(l.diagonal, l.pinDiagonals)
}

// answerTo adds the sliders that give check to the checkers, and restricts the answer to squares
// between them and the king and to theirs. Against two checkers only the king can move.
func (l *lister) answerTo(checkers reg.GPVirtual, first, rays vec, checks mask) {
	sliders := only(checks, first)
	between := made(asm.VPANDQ_Z, upTo(first, l.down), rays, checks)
	answer, others := union(between), asm.GP64()
	asm.ORQ(checkers, answer)
	asm.ORQ(union(sliders), checkers)
	asm.JZ(operand.LabelRef("atEase"))
	asm.ANDQ(answer, l.answer)
	asm.BLSRQ(checkers, others)
	asm.JZ(operand.LabelRef("atEase"))
	asm.XORQ(l.answer, l.answer)
}

// slidersOf returns the sliders of a side, in each lane those that move in its direction.
func (l *lister) slidersOf(side string) vec {
	sliders := broadcast(l.field(side, "orthogonals"))
	asm.VPBROADCASTQ(l.field(side, "diagonals"), l.diagonal, sliders)
	return sliders
}

// lookForDanger finds the squares that the king must not enter: what the replier attacks when the
// king is lifted from the board. The sliders' attacks are filled in eight directions, the
// knights' are eight jumps, a lane for each.
//
// What the sliders and pawns attack, and the squares that pawns can step to, begin the
// sensitive squares.
func (l *lister) lookForDanger() {
	occ := xor(broadcast(l.field("occ")), l.field("mover", "king"))
	fill := newRotatingFill(occ)
	l.sensitive = fill.see(l.slidersOf("replier"))
	asm.VMOVDQU64(l.sensitive, element(l.node.Field("replierSees"), 0))
	jumped, arrivals := jump(broadcast(l.field("replier", "knights")))
	danger := union(into(jumped, arrivals, l.sensitive, andOr))

	steps := bits{l.load("replier", "pawns")}.down(8)
	pawns := bits{step(steps.r, 1)}.or(step(steps.r, -1))
	asm.ORQ(pawns.r, danger)

	king := squareOf(l.field("replier", "king"))
	_, near := l.linesOf(king)
	asm.ORQ(address(near, "steps"), danger)
	asm.MOVQ(danger, l.field("danger"))

	touched := pawns.or(steps.r).or(steps.and(constant(rank6).r).down(8).r)
	asm.MOVQ(touched.r, l.field("sensitive"))
}
