package lanes

import (
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
)

// stepsDanger adds what the mover's knights, pawns and king attack, where that can matter.
func (k *kernel) stepsDanger() {
	k.unlessZero("knightDangers", func() {
		addKnightAttacks(k.attacked, k.knights)
	})
	k.unlessZero("pawnDangers", func() {
		into(k.attacked, up(k.pawns, 9), word(^fileA), orAnd)
		into(k.attacked, up(k.pawns, 7), word(^fileH), orAnd)
	})
	k.unlessZero("kingDangers", func() {
		king := k.moved("king")
		row := of(king, up(king, 1), word(^fileA), orAnd)
		into(row, up(king, -1), word(^fileH), orAnd)
		into(k.attacked, up(row, 8), up(row, -8), orOr)
		asm.VPORQ(row, k.attacked, k.attacked)
	})
}

// addKnightAttacks adds what knights attack to a set. A knight goes one file and two ranks, or two
// files and one rank.
func addKnightAttacks(to, knights vec) {
	one := or(and(up(knights, 1), word(^fileA)), and(up(knights, -1), word(^fileH)))
	two := or(and(up(knights, 2), word(^(fileA|fileB))), and(up(knights, -2), word(^(fileG|fileH))))
	into(to, up(one, 16), up(one, -16), orOr)
	into(to, up(two, 8), up(two, -8), orOr)
}

// unlessZero emits body, to be jumped over if a field of the node is zero.
func (k *kernel) unlessZero(field string, body func()) {
	if k.pairs != nil && !fourLanes() {
		body()
		return
	}
	asm.CMPQ(k.field(field), operand.U8(0))
	asm.JE(k.ref(field))
	body()
	k.label(field)
}

// kingMoves counts the moves of the replier's king, except castling.
func (k *kernel) kingMoves() {
	moves := k.kingSteps()
	if k.pairs == nil {
		count(k.replies, moves)
		return
	}
	k.kings = size(moves)
}

// kingSteps returns where the replier's king can step.
func (k *kernel) kingSteps() vec {
	if k.dangers {
		return into(broadcast(k.kingField("steps")), k.replier, k.attacked, andNotNot)
	}
	return without(k.kingField("steps"), k.replier)
}

// knightMoves counts the moves of the replier's knights. A pinned knight cannot move. Two
// are always counted, as absent ones have no moves; the others in a loop.
func (k *kernel) knightMoves() {
	countOne := func(knight gotypes.Component, offset func(operand.Mem) operand.Mem) {
		there := meets(k.free, offset(address(knight, "square")))
		count(k.replies, made(asm.VPANDQ_BCST_Z, offset(address(knight, "attacks")), k.targets, there))
	}
	lanes := k.node.Field("knights")
	for i := range 2 {
		countOne(lanes.Index(i), func(m operand.Mem) operand.Mem { return m })
	}

	left, next := load(k.field("knightCount")), asm.GP64()
	asm.SUBQ(operand.U8(2), left)
	asm.JLE(k.ref("doneKnights"))
	asm.XORQ(next, next)
	k.label("knight")
	countOne(lanes.Index(2), func(m operand.Mem) operand.Mem { return m.Idx(next, 8) })
	asm.ADDQ(operand.U8(2), next)
	asm.DECQ(left)
	asm.JNZ(k.ref("knight"))
	k.label("doneKnights")
	if k.pairs != nil {
		k.movedKnight()
	}
}

// pawnMoves counts the moves of the replier's pawns, which go south. A promotion is four moves.
// Sets that cannot meet are counted together: single and double steps lead to different squares,
// and captures to squares where no step leads.
func (k *kernel) pawnMoves() {
	m := k.pawnTargets()
	stepsAndWest, east := into(m.double, m.single, m.west, orOr), m.east
	if k.dangers {
		asm.VPANDQ(k.answer, stepsAndWest, stepsAndWest)
		asm.VPANDQ(k.answer, east, east)
	}
	count(k.replies, stepsAndWest)
	count(k.replies, east)

	near := load(k.field("replier", "pawns"))
	asm.TESTQ(operand.U32(k.promoters()), near)
	asm.JZ(k.ref("donePromotions"))
	for _, moves := range []vec{stepsAndWest, east} {
		promotions := size(and(moves, word(rank1)))
		for range 3 {
			asm.VPADDQ(promotions, k.replies, k.replies)
		}
	}
	k.label("donePromotions")
}

// pawnTargets are the squares that the replier's pawns go to by each way, whether or not that
// answers a check.
type pawnTargets struct{ west, single, east, double vec }

func (k *kernel) pawnTargets() (t pawnTargets) {
	pawns := k.own("pawns")
	t.single = without(up(k.unpinned(pawns, "file"), -8), k.occ)
	t.double = without(up(and(t.single, word(rank6)), -8), k.occ)
	t.west = into(up(k.unpinned(pawns, "diagonal"), -9), k.mover, word(^fileH), andAnd)
	t.east = into(up(k.unpinned(pawns, "antiDiagonal"), -7), k.mover, word(^fileA), andAnd)
	return t
}

// castling counts the replier's castlings. The rook must be there and not be pinned: where it
// screens the king's goal from a slider, which happens only in Chess960, it is.
func (k *kernel) castling() {
	counted := k.replies
	if k.pairs != nil {
		counted = k.kings
	}
	k.eachCastling(func(_ gotypes.Component, can mask) {
		asm.VPADDQ_BCST(word(1), counted, can, counted)
	})
	if k.pairs != nil {
		asm.VPADDQ(k.kings, k.replies, k.replies)
	}
}

// eachCastling emits body for each castling of the replier's, with the lanes in which it is legal.
func (k *kernel) eachCastling(body func(c gotypes.Component, can mask)) {
	castlings := k.node.Field("castlings")
	for i := range 2 {
		c := castlings.Index(i)
		asm.CMPQ(address(c, "rook"), operand.U8(0))
		asm.JE(k.ref("doneCastling"))
		can := meets(k.free, address(c, "rook"))
		can = apart(k.occ, address(c, "empty"), can)
		if k.dangers {
			can = apart(k.attacked, address(c, "safe"), can)
			asm.KANDNB(can, k.inCheck, can)
		}
		body(c, can)
	}
	k.label("doneCastling")
}
