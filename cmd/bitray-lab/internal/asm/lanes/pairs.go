package lanes

import "github.com/mmcloughlin/avo/operand"

// move is a move in each lane, as boards: the square left, the square arrived on, and both.
type move struct{ from, to, both vec }

// countPairs counts the last moves after pairs of moves: first the replier, which makes the last
// move too, makes one, then the mover. The number is stored for each pair and the sum returned,
// both with the entries that fill the last batch.
func countPairs(asm *assembler) { asm.countList("full", variants[1], variants[2]) }

// countKingless counts the last moves, without the king's, after pairs of moves that do not leave it in
// check, and returns their sum, with the entries that fill the last batch.
func countKingless(asm *assembler) {
	asm.countList("kingless", variant{name: "Loose", kingless: true}, variant{name: "Pinned", lines: true, kingless: true})
}

// countList counts the last moves after the pairs of a list: by the second variant if a slider may check the king or
// pin a piece to it, and else by the first.
func (asm *assembler) countList(list string, loose, lined variant) {
	k := asm.newKernel(asm.newTriple("passed"))
	k.list = k.triple.Field(list)
	k.beginWithLast(address(k.list, "count"))
	k.Branch(k.TESTQ, k.active, k.active, k.JNZ, "batch"+lined.name)
	for _, k.variant = range []variant{loose, lined} {
		k.batches()
	}
	k.Label("sum")
	k.leave(k.total(k.before))
}

// grandchildren makes the eight positions of the batch from those of the triple, one in each lane.
// The first move takes a piece of the mover's, if it captures, before the mover moves; the mover's
// move takes one of the replier's, which may be the one that moved.
func (k *kernel) grandchildren() {
	first, second := k.pair("firsts"), k.pair("replies")
	k.first, k.from, k.both = first, second.from, second.both
	k.mover = k.xor(k.without(k.field("moverAll"), first.to), second.both)
	k.replier = k.into(k.clone(first.both), second.to, k.field("replierAll"), xorAndNot)
	k.movePieces()
	k.castle()
	k.promotePairs(second.to)
	k.occ = k.or(k.mover, k.replier)
}

// pair returns the moves of the batch in the lists that begin with a name.
func (k *kernel) pair(name string) (s move) {
	squares := func(list string) vec { return k.boardsOn(address(k.list, name+list, 0).Idx(k.index, 1)) }
	s.from, s.to = squares("From"), squares("To")
	s.both = k.xor(s.from, s.to)
	return s
}

// castle moves the rooks where the mover's king castles. No other move of a king that may castle
// goes to the same square.
func (k *kernel) castle() {
	k.unlessZero("castled"+k.name, k.field("moverCastlings", 0, "rook"), func() {
		king := k.meets(k.from, k.field("mover", "king"))
		for i := range 2 {
			// The goal is empty before: a lane that both left and reached it holds no castling.
			k.moveRook(i, k.meets(k.both, k.field("moverCastlings", i, "kingGoal"), king))
		}
	})
}

// moveRook moves the rook of a castling in some lanes.
func (k *kernel) moveRook(castling int, in mask) {
	rooks := k.field("moverCastlings", castling, "rooks")
	k.VPXORQ(each(rooks), k.mover, in, k.mover)
	if k.dangers || k.lines {
		k.VPXORQ(each(rooks), k.orthogonals, in, k.orthogonals)
	}
}

// promotePairs turns pawns that arrive on the last rank into other pieces.
func (k *kernel) promotePairs(to vec) {
	k.unlessZero("promoted"+k.name, k.inTriple("replies", "promotes"), func() {
		k.promote(k.made(k.VPMOVZXBQ, address(k.list, "repliesBecome", 0).Idx(k.index, 1)), to)
	})
}

// promote turns pieces that have arrived into what they become.
func (k *kernel) promote(become, to vec) {
	toggle := func(pieces vec, kind string) {
		k.VPXORQ(to, pieces, k.meets(become, k.word(uint64(k.named(kind)))), pieces)
	}
	if k.dangers {
		toggle(k.pawns, "leavesPawns")
		toggle(k.knights, "joinsKnights")
	}
	if k.dangers || k.lines {
		toggle(k.diagonals, "joinsDiagonals")
		toggle(k.orthogonals, "joinsOrthogonals")
	}
}

// movedKnight counts the moves of a knight that was moved by the first move.
func (k *kernel) movedKnight() {
	moved := k.meets(k.first.from, k.field("replier", "knights"))
	k.unless(k.KTESTB, moved, moved, k.JZ, k.ref("noMovedKnight"), func() {
		jumps := k.zero()
		k.addKnightAttacks(jumps, written(k.ZMM(), k.VPANDQ_Z, k.free, k.first.to, moved))
		k.count(k.replies, k.and(jumps, k.targets))
	})
}

// promoters returns where a pawn must stand at the node for one to be promoted by the moves that
// are counted.
func (k *kernel) promoters() uint64 {
	if k.ofPairs() {
		return rank2 | rank3
	}
	return rank2
}

// storeLeaves stores, unless the king's moves are left out, the number of moves in each lane, and of the
// king's among them, with a bit for check.
func (k *kernel) storeLeaves() {
	if k.kingless {
		return
	}
	k.boardSizes(k.kings)
	if k.dangers {
		k.VPADDQ(each(k.word(inCheck)), k.kings, k.inCheck, k.kings)
	}
	bytes := func(list string) operand.Mem { return k.inTriple(list, 0).Idx(k.index, 1) }
	k.VPMOVQB(k.replies, bytes("leaves"))
	k.VPMOVQB(k.kings, bytes("kings"))
}

// inCheck is added to the number of the king's moves where it is in check.
const inCheck = 0x80
