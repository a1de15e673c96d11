package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
)

// stepDanger adds what the mover's knights, pawns and king attack, where that can matter.
func (k *kernel) stepDanger() {
	skip := operand.LabelRef("doneSteps")
	CMPQ(k.field("stepDangers"), operand.U8(0))
	JE(skip)

	// A knight goes one file and two ranks, or two files and one rank.
	one := or(and(up(k.knights, 1), word(^fileA)), and(up(k.knights, -1), word(^fileH)))
	two := or(and(up(k.knights, 2), word(^(fileA|fileB))), and(up(k.knights, -2), word(^(fileG|fileH))))
	into(k.attacked, up(one, 16), up(one, -16), orOr)
	into(k.attacked, up(two, 8), up(two, -8), orOr)

	into(k.attacked, up(k.pawns, 9), word(^fileA), orAnd)
	into(k.attacked, up(k.pawns, 7), word(^fileH), orAnd)

	row := of(k.batch.king, up(k.batch.king, 1), word(^fileA), orAnd)
	into(row, up(k.batch.king, -1), word(^fileH), orAnd)
	into(k.attacked, up(row, 8), up(row, -8), orOr)
	VPORQ(row, k.attacked, k.attacked)
	Label(string(skip))
}

// kingMoves counts the moves of the replier's king but castling.
func (k *kernel) kingMoves() {
	moves := broadcast(k.kingField("steps"))
	count(k.replies, into(moves, k.replier, k.attacked, andNotNot))
}

// knightMoves counts the moves of the replier's knights. None moves that is pinned. Two are
// counted always, as absent ones have no moves, more in a loop.
func (k *kernel) knightMoves() {
	k.free = without(k.replier, k.pinned)
	countOne := func(knight gotypes.Component, offset func(operand.Mem) operand.Mem) {
		moves := ZMM()
		there := meets(k.free, offset(address(knight, "square")))
		VPANDQ_BCST_Z(offset(address(knight, "attacks")), k.targets, there, moves)
		count(k.replies, moves)
	}
	lanes := k.node.Field("knights")
	for i := range 2 {
		countOne(lanes.Index(i), func(m operand.Mem) operand.Mem { return m })
	}

	left, next := GP64(), GP64()
	MOVQ(k.field("knightCount"), left)
	SUBQ(operand.U8(2), left)
	JLE(operand.LabelRef("doneKnights"))
	XORQ(next, next)
	Label("knight")
	countOne(lanes.Index(2), func(m operand.Mem) operand.Mem { return m.Idx(next, 8) })
	ADDQ(operand.U8(2), next)
	DECQ(left)
	JNZ(operand.LabelRef("knight"))
	Label("doneKnights")
}

// pawnMoves counts the moves of the replier's pawns, which go south. A promotion is four moves.
// No square is reached by both a single and a double step, so the two are counted together.
func (k *kernel) pawnMoves() {
	pawns := and(k.replier, k.field("replier", "pawns"))
	pushers := of(pawns, k.pinned, k.kingField("file"), andNotBeyond)
	single := without(up(pushers, -8), k.occ)
	double := and(single, word(rank6))
	double = without(up(double, -8), k.occ)
	pushes := into(double, single, k.answer, orThenAnd)

	takers := of(pawns, k.pinned, k.kingField("diagonal"), andNotBeyond)
	west := into(up(takers, -9), k.mover, word(^fileH), andAnd)
	takers = into(pawns, k.pinned, k.kingField("antiDiagonal"), andNotBeyond)
	east := into(up(takers, -7), k.mover, word(^fileA), andAnd)
	VPANDQ(k.answer, west, west)
	VPANDQ(k.answer, east, east)
	moves := [3]vec{pushes, west, east}
	for _, m := range moves {
		count(k.replies, m)
	}

	near := GP64()
	MOVQ(k.field("replier", "pawns"), near)
	TESTQ(operand.U32(rank2), near)
	JZ(operand.LabelRef("donePromotions"))
	for _, m := range moves {
		promotions := size(and(m, word(rank1)))
		for range 3 {
			VPADDQ(promotions, k.replies, k.replies)
		}
	}
	Label("donePromotions")
}

// castling counts the replier's castlings. The rook must be there and not be pinned: where it
// screens the king's goal from a slider, which happens only in Chess960, it is.
func (k *kernel) castling() {
	castlings := k.node.Field("castlings")
	for i := range 2 {
		c := castlings.Index(i)
		CMPQ(address(c, "rook"), operand.U8(0))
		JE(operand.LabelRef("doneCastling"))
		can := K()
		KNOTB(k.inCheck, can)
		can = apart(k.occ, address(c, "empty"), can)
		can = apart(k.attacked, address(c, "safe"), can)
		can = meetsIn(k.free, address(c, "rook"), can)
		VPADDQ_BCST(word(1), k.replies, can, k.replies)
	}
	Label("doneCastling")
}
