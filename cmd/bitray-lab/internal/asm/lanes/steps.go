package lanes

import "github.com/mmcloughlin/avo/operand"

// stepsDanger adds what the mover's knights, pawns and king attack, where that can matter.
func (k *kernel) stepsDanger() {
	k.ifAny("knightDangers", func() { k.addKnightAttacks(k.attacked, k.knights) })
	k.ifAny("pawnDangers", func() {
		k.into(k.attacked, k.up(k.pawns, 9), k.word(^fileA), orAnd)
		k.into(k.attacked, k.up(k.pawns, 7), k.word(^fileH), orAnd)
	})
	k.ifAny("kingDangers", func() {
		king := k.moved("king")
		row := k.of(king, k.up(king, 1), k.word(^fileA), orAnd)
		k.into(row, k.up(king, -1), k.word(^fileH), orAnd)
		k.into(k.attacked, k.up(row, 8), k.up(row, -8), orOr)
		k.attack(row)
	})
}

// addKnightAttacks adds what knights attack to a set. A knight goes one file and two ranks, or two
// files and one rank.
func (asm *assembler) addKnightAttacks(to, knights vec) {
	one := asm.or(asm.and(asm.up(knights, 1), asm.word(^fileA)), asm.and(asm.up(knights, -1), asm.word(^fileH)))
	two := asm.or(asm.and(asm.up(knights, 2), asm.word(^(fileA|fileB))), asm.and(asm.up(knights, -2), asm.word(^(fileG|fileH))))
	asm.into(to, asm.up(one, 16), asm.up(one, -16), orOr)
	asm.into(to, asm.up(two, 8), asm.up(two, -8), orOr)
}

// ifAny emits body, to be jumped over if a field of the node is zero: it tells where there is nothing to do.
func (k *kernel) ifAny(field string, body func()) {
	if k.ofPairs() && !k.fourLanes() {
		body()
		return
	}
	k.unlessZero(field+k.name, k.field(field), body)
}

// kingMoves counts the moves of the replier's king, except castling.
func (k *kernel) kingMoves() {
	moves := k.kingSteps()
	if !k.ofPairs() {
		k.count(k.replies, moves)
		return
	}
	k.kings = k.size(moves)
}

// kingSteps returns where the replier's king can step.
func (k *kernel) kingSteps() vec {
	if k.dangers {
		return k.into(k.broadcast(k.kingField("steps")), k.replier, k.attacked, andNotNot)
	}
	return k.without(k.kingField("steps"), k.replier)
}

// knightMoves counts the moves of the replier's knights. A pinned knight cannot move.
func (k *kernel) knightMoves() {
	left, next := k.wordAt(k.field("knightCount")), k.nought()
	knight := func(field string) operand.Mem { return k.field("knights", 0, field).Idx(next, 8) }
	k.repeat(k.ref("knight"), k.ref("doneKnights"), left, func() {
		there := k.meets(k.free, knight("square"))
		k.count(k.replies, written(k.ZMM(), k.VPANDQ_Z, each(knight("attacks")), k.targets, there))
		k.ADDQ(operand.U8(2), next)
		k.DECQ(left)
	})
	if k.ofPairs() {
		k.movedKnight()
	}
}

// pawnMoves counts the moves of the replier's pawns, which go south. A promotion is four moves.
// Sets that cannot meet are counted together: single and double steps lead to different squares,
// and captures to squares where no step leads.
func (k *kernel) pawnMoves() {
	m := k.pawnTargets()
	stepsAndWest, east := k.into(m.double, m.single, m.west, orOr), m.east
	if k.dangers {
		k.VPANDQ(k.answer, stepsAndWest, stepsAndWest)
		k.VPANDQ(k.answer, east, east)
	}
	k.count(k.replies, stepsAndWest)
	k.count(k.replies, east)

	k.unless(k.TESTQ, operand.U32(k.promoters()), k.wordAt(k.field("replier", "pawns")), k.JZ, k.ref("donePromotions"), func() {
		for _, moves := range []vec{stepsAndWest, east} {
			promotions := k.size(k.and(moves, k.word(rank1)))
			for range 3 {
				k.VPADDQ(promotions, k.replies, k.replies)
			}
		}
	})
}

// pawnTargets are the squares that the replier's pawns go to by each way, whether or not that
// answers a check.
type pawnTargets struct{ west, single, east, double vec }

func (k *kernel) pawnTargets() (t pawnTargets) {
	pawns := k.own("pawns")
	t.single = k.without(k.up(k.unpinned(pawns, "file"), -8), k.occ)
	t.double = k.without(k.up(k.and(t.single, k.word(rank6)), -8), k.occ)
	t.west = k.into(k.up(k.unpinned(pawns, "diagonal"), -9), k.mover, k.word(^fileH), andAnd)
	t.east = k.into(k.up(k.unpinned(pawns, "antiDiagonal"), -7), k.mover, k.word(^fileA), andAnd)
	return t
}

// castling counts the replier's castlings. The rook must be there and not be pinned: where it
// screens the king's goal from a slider, which happens only in Chess960, it is.
func (k *kernel) castling() {
	counted := k.replies
	if k.ofPairs() {
		counted = k.kings
	}
	k.eachCastling(func(_ int, can mask) { k.VPADDQ(each(k.word(1)), counted, can, counted) })
	if k.ofPairs() {
		k.VPADDQ(k.kings, k.replies, k.replies)
	}
}

// eachCastling emits body for each castling of the replier's, with the lanes in which it is legal.
func (k *kernel) eachCastling(body func(i int, can mask)) {
	for i := range 2 {
		k.Branch(k.CMPQ, k.field("castlings", i, "rook"), operand.U8(0), k.JE, k.ref("doneCastling"))
		can := k.meets(k.free, k.field("castlings", i, "rook"))
		can = k.apart(k.occ, k.field("castlings", i, "empty"), can)
		if k.dangers {
			can = k.apart(k.attacked, k.field("castlings", i, "safe"), can)
			k.KANDNB(can, k.inCheck, can)
		}
		body(i, can)
	}
	k.label("doneCastling")
}
