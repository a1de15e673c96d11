package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// lister holds the values of listMoves by name.
type lister struct {
	frame
	rights           reg.GPVirtual // not zero if the mover may castle
	moverAll, occ    reg.GPVirtual
	square           reg.GPVirtual // of the mover's king
	row              reg.GPVirtual // the address of his lines
	lines            gotypes.Component
	orthogonal, down mask // lanes of directions
	diagonal         mask
	sliders          vec           // the replier's, by the directions they move in
	answer           reg.GPVirtual // where a man but the king may go
	pinLines         reg.GPVirtual // rays from the king up to a slider that pins on them
	pinDiagonals     reg.GPVirtual
	moves            reg.GPVirtual // listed so far
	reach            reg.GPVirtual // where they lead
	numbers          vec           // the numbers of all squares, as bytes
	targets          operand.Mem   // where each of eight sliders can go
}

func listMoves() {
	Implement("listMoves")
	l := new(lister)
	l.frame = newFrame()
	l.targets = l.alignedLocal(64)
	l.rights = GP64()
	Load(Param("rights"), l.rights)

	l.turn()
	l.lookAtKing()
	l.lookForDanger()
	l.listKing()
	l.listKnights()
	l.listSliders()
	l.listPawns()
	l.lookAtReplier()
	l.close()
	VZEROUPPER()
	RET()
}

// turn stores the men of both sides as the mover sees them: if his pawns go south, the bytes of
// each board, its ranks, are put in reverse order.
func (l *lister) turn() {
	const straight, reversed = uint64(0x0706050403020100), uint64(0x0001020304050607)
	const second = 0x0808080808080808
	order := table("rankOrders",
		straight, straight+second, straight, straight+second,
		reversed, reversed+second, reversed, reversed+second)
	flip, orders := GP64(), GP64()
	Load(Param("flip"), flip)
	SHLQ(operand.U8(5), flip)
	LEAQ(order, orders)
	shuffle := YMM()
	VMOVDQU(operand.Mem{Base: orders, Index: flip, Scale: 1}, shuffle)

	// Five words are stored as words 0 to 3 and 1 to 4.
	for _, side := range []string{"mover", "replier"} {
		from := GP64()
		Load(Param(side), from)
		for i, set := range []string{"pawns", "knights"} {
			men := YMM()
			VMOVDQU(operand.Mem{Base: from, Disp: 8 * i}, men)
			VPSHUFB(shuffle, men, men)
			VMOVDQU(men, l.field(side, set))
		}
	}
	all := func(side string) reg.GPVirtual {
		r := GP64()
		MOVQ(l.field(side, "pawns"), r)
		for _, set := range []string{"knights", "diagonals", "orthogonals", "king"} {
			ORQ(l.field(side, set), r)
		}
		MOVQ(r, l.field(side+"All"))
		return r
	}
	l.moverAll = all("mover")
	l.occ = GP64()
	MOVQ(l.moverAll, l.occ)
	ORQ(all("replier"), l.occ)
	MOVQ(l.occ, l.field("occ"))
}

// lookAtKing finds the men that give check to the mover's king or pin a man to him. In most
// positions there are none.
func (l *lister) lookAtKing() {
	king := l.load("mover", "king")
	l.square = GP64()
	TZCNTQ(king, l.square)
	MOVQ(l.square, l.field("moverKing"))
	l.row, l.lines = l.linesOf(l.square)

	checkers, pawns := GP64(), GP64()
	MOVQ(address(l.lines, "knights"), checkers)
	ANDQ(l.field("replier", "knights"), checkers)
	MOVQ(address(l.lines, "pawnsAbove"), pawns)
	ANDQ(l.field("replier", "pawns"), pawns)
	ORQ(pawns, checkers)

	l.orthogonal, l.diagonal, l.down = directionMasks()
	l.sliders = broadcast(l.field("replier", "orthogonals"))
	VPBROADCASTQ(l.field("replier", "diagonals"), l.diagonal, l.sliders)

	rays := ZMM()
	VMOVDQU64(resolve(l.lines.Field("rays").Index(0)), rays)
	men := and(rays, l.field("occ"))
	first := nearest(men, l.down)
	men = xor(men, first)
	second := nearest(men, l.down)
	checks := meets(first, l.sliders)
	pins := meetsIn(second, l.sliders, meets(first, l.field("moverAll")))

	l.answer, l.pinLines, l.pinDiagonals = GP64(), GP64(), GP64()
	MOVQ(l.moverAll, l.answer)
	NOTQ(l.answer)
	XORQ(l.pinLines, l.pinLines)
	XORQ(l.pinDiagonals, l.pinDiagonals)

	either := GP32()
	any := K()
	KORB(checks, pins, any)
	KMOVB(any, either)
	ORQ(checkers, either.As64())
	JZ(operand.LabelRef("atEase"))
	{
		pinned := and(upTo(second, l.down), rays)
		onLines, onDiagonals, checking := ZMM(), ZMM(), ZMM()
		m := K()
		KANDB(pins, l.orthogonal, m)
		VMOVDQA64_Z(pinned, m, onLines)
		m = K()
		KANDB(pins, l.diagonal, m)
		VMOVDQA64_Z(pinned, m, onDiagonals)
		MOVQ(union(onLines), l.pinLines)
		MOVQ(union(onDiagonals), l.pinDiagonals)

		VMOVDQA64_Z(first, checks, checking)
		VPANDQ_Z(upTo(first, l.down), rays, checks, onLines)
		evade := union(onLines)
		ORQ(checkers, evade)
		ORQ(union(checking), checkers)
		JZ(operand.LabelRef("atEase"))
		ANDQ(evade, l.answer)
		// Against two checkers only the king can move.
		others := GP64()
		BLSRQ(checkers, others)
		JZ(operand.LabelRef("atEase"))
		XORQ(l.answer, l.answer)
	}
	Label("atEase")
	MOVQ(checkers, l.field("checkers"))
}

// lookForDanger finds the squares that the king must not enter: what the replier attacks when the
// king is lifted from the board. The sliders' attacks are filled in eight directions, the
// knights' are eight jumps, a lane for each.
func (l *lister) lookForDanger() {
	free := GP64()
	MOVQ(l.moverAll, free)
	NOTQ(free)
	ANDQ(address(l.lines, "steps"), free)
	steps := GP64()
	MOVQ(free, steps)
	ORQ(l.rights, free)
	JZ(operand.LabelRef("safe"))

	occ := GP64()
	MOVQ(l.occ, occ)
	XORQ(l.field("mover", "king"), occ)
	board := ZMM()
	VPBROADCASTQ(occ, board)
	fill := newRotatingFill(board)
	attacked := fill.see(l.sliders)
	jumped, arrivals := jump(broadcast(l.field("replier", "knights")))
	into(attacked, jumped, arrivals, orAnd)
	danger := union(attacked)

	theirs := GP64()
	TZCNTQ(l.field("replier", "king"), theirs)
	_, near := l.linesOf(theirs)
	ORQ(address(near, "steps"), danger)
	pawns := l.load("replier", "pawns")
	SHRQ(operand.U8(8), pawns)
	ORQ(step(pawns, 1), danger)
	ORQ(step(pawns, -1), danger)
	MOVQ(danger, l.field("danger"))
	ANDNQ(steps, danger, steps)

	Label("safe")
	l.reach = steps
}

// step returns the board moved one file to the east, or to the west.
func step(b reg.GPVirtual, files int) reg.GPVirtual {
	r, edge := GP64(), GP64()
	if files > 0 {
		LEAQ(operand.Mem{Base: b, Index: b, Scale: 1}, r)
		MOVQ(operand.U64(^fileA), edge)
	} else {
		MOVQ(b, r)
		SHRQ(operand.U8(1), r)
		MOVQ(operand.U64(^fileH), edge)
	}
	ANDQ(edge, r)
	return r
}
