package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// needs finds out what needs attention in any of the children, and so what does not.
func (k *kernel) needs() {
	_, diagonal, down := directionMasks()
	occ := broadcast(k.field("occ"))
	sliders, reach := broadcast(k.field("mover", "orthogonals")), broadcast(k.field("orthogonalReach"))
	VPBROADCASTQ(k.field("mover", "diagonals"), diagonal, sliders)
	VPBROADCASTQ(k.field("diagonalReach"), diagonal, reach)

	k.active = k.activeDirections(occ, sliders, reach, down)
	zone := k.zone()
	k.danger = k.dangerDirections(occ, or(sliders, reach), zone)
	k.steps = k.stepsInto(zone)

	CMPQ(k.field("allLines"), operand.U8(0))
	JE(operand.LabelRef("someLines"))
	MOVL(operand.U32(0xff), k.active.As32())
	MOVL(operand.U32(0xff), k.danger.As32())
	Label("someLines")
}

// activeDirections returns the directions along which, in some child, the replier's king can be
// in check or a man of his pinned: those where a slider of the mover's is one of the first three
// men on the ray, or can go to a square of the ray up to the second man. A move lifts one man off
// a ray at most and puts one on it.
func (k *kernel) activeDirections(occ, sliders, reach vec, down mask) reg.GPVirtual {
	rays := ZMM()
	VMOVDQU64(k.kingRays(), rays)
	men := and(occ, rays)
	first := nearest(men, down)
	men = xor(men, first)
	second := nearest(men, down)
	men = xor(men, second)
	third := nearest(men, down)

	near := upTo(second, down)
	none := K() // lanes without a second man, where the whole ray is near
	VPTESTNMQ(second, second, none)
	VPBROADCASTQ(word(1<<64-1), none, near)
	VPANDQ(rays, near, near)

	first = into(first, second, third, orOr)
	first = into(and(first, sliders), near, reach, orAnd)
	return bitsOf(meets(first, first))
}

// zone returns the squares that matter to the replier's king if they are attacked: those next to
// him where no man of his stands, or might not any more, and those he passes when he castles.
func (k *kernel) zone() reg.GPVirtual {
	zone := k.load("replierAll")
	NOTQ(zone)
	ORQ(k.field("reach"), zone)
	ANDQ(k.kingField("steps"), zone)
	for i := range 2 {
		ORQ(address(k.node.Field("castlings").Index(i), "safe"), zone)
	}
	return zone
}

// dangerDirections returns the directions from which a slider of the mover's can, in some child,
// attack a square of the zone. Such a slider is seen from the zone, looking against its
// direction, through one man at most: the one that moved away, be it the slider itself.
func (k *kernel) dangerDirections(occ, sliders vec, zone reg.GPVirtual) reg.GPVirtual {
	fill := newRotatingFill(occ)
	from := ZMM()
	VPBROADCASTQ(zone, from)
	seen := fill.see(from)
	behind := fill.see(and(seen, occ))
	return bitsOf(meets(or(seen, behind), sliders))
}

// stepsInto returns what is not zero if in some child a knight, a pawn or the king of the mover
// can attack a square of the zone.
func (k *kernel) stepsInto(zone reg.GPVirtual) reg.GPVirtual {
	kings := k.load("mover", "king")
	ORQ(k.field("kingReach"), kings)
	attacked := around(around(kings))

	pawns := k.load("mover", "pawns")
	ORQ(k.field("pawnReach"), pawns)
	SHLQ(operand.U8(8), pawns)
	ORQ(step(pawns, 1), attacked)
	ORQ(step(pawns, -1), attacked)
	ANDQ(zone, attacked)

	knights := k.load("mover", "knights")
	ORQ(k.field("knightReach"), knights)
	board := ZMM()
	VPBROADCASTQ(knights, board)
	jumped, arrivals := jump(board)
	VPBROADCASTQ(zone, board)
	VPANDQ(arrivals, board, board)
	knightsToo := bitsOf(meets(jumped, board))
	ORQ(knightsToo, attacked)
	return attacked
}

// jump returns where knights jump to in eight directions, as long as they arrive on certain
// squares, which it returns too.
func jump(knights vec) (jumped, arrivals vec) {
	turns, arrivals := knightSteps.load()
	return rotate(knights, turns), arrivals
}

// around returns b with all squares next to it.
func around(b reg.GPVirtual) reg.GPVirtual {
	row, shifted := step(b, 1), GP64()
	ORQ(step(b, -1), row)
	ORQ(b, row)
	MOVQ(row, shifted)
	SHLQ(operand.U8(8), shifted)
	block := GP64()
	MOVQ(row, block)
	SHRQ(operand.U8(8), block)
	ORQ(shifted, block)
	ORQ(row, block)
	return block
}
