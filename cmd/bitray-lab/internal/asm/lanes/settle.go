package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// entry holds the values of an entry of the queue.
type entry struct {
	cursor       reg.GPVirtual // its offset
	lanes        reg.GPVirtual // those with a difference that have not been looked at
	mask, offset vec           // tell where moves start: at (to & mask) - offset
	own          [replyWords]mask
	lane, move   reg.GPVirtual // the lane looked at, and the index of its first move
}

// settleQueue takes the entries of the queue one by one, and the lanes of each.
func (d *differing) settleQueue() {
	cursor := nought()
	asm.TESTQ(d.queued, d.queued)
	asm.JZ(operand.LabelRef("settled"))
	asm.Label("entry")
	e := d.lookAtEntry(cursor)
	asm.Label("lane")
	e.lane = squareOf(e.lanes)
	e.move = filled(asm.LEAQ, operand.Mem{Base: d.first, Index: e.lane, Scale: 1, Disp: -1})
	changed, moves := asm.GP64(), asm.GP64()
	at := filled(asm.LEAQ, operand.Mem{Base: cursor, Index: e.lane, Scale: 8})
	asm.MOVQ(d.boardsOf("changed", at), changed)
	asm.MOVQ(d.boardsOf("moves", at), moves)
	added := filled(asm.MOVQ, changed)
	asm.ANDQ(moves, added)
	removed := filled(asm.MOVQ, changed)
	asm.XORQ(added, removed)
	asm.BSWAPQ(added)
	asm.BSWAPQ(removed)
	d.remove(e, removed)
	d.add(e, added)
	asm.BLSRQ(e.lanes, e.lanes)
	asm.JNZ(operand.LabelRef("lane"))
	asm.ADDQ(operand.U32(entrySize), cursor)
	asm.CMPQ(cursor, d.queued)
	asm.JLT(operand.LabelRef("entry"))
	asm.Label("settled")
}

// lookAtEntry loads an entry of the queue and finds which replies are of its kind: of that piece, or
// of pawns that go that way, which are told by what they add to the numbers of squares, as no other
// piece stands where a pawn starts.
func (d *differing) lookAtEntry(cursor reg.GPVirtual) *entry {
	e := &entry{cursor: cursor, mask: asm.ZMM(), offset: asm.ZMM()}
	changed := fromMemory(d.boardsOf("changed", cursor))
	e.lanes = bitsOf(meets(changed, changed))
	asm.VPBROADCASTQ(d.entryField("mask", cursor), e.mask)
	asm.VPBROADCASTB(d.entryField("offset", cursor), e.offset)
	replies := &arranger{triple: d.triple}
	for w := range replyWords {
		from, to := replies.replies(w)
		e.own[w] = asm.K()
		starts := and(to, e.mask)
		asm.VPSUBB(from, starts, starts)
		asm.VPCMPEQB(e.offset, starts, e.own[w])
	}
	return e
}

// remove stores that the first move takes away the replies to the squares of b.
func (d *differing) remove(e *entry, b reg.GPVirtual) {
	row := scaled(e.move, removedSize)
	squares := broadcast(b)
	replies := &arranger{triple: d.triple}
	for w := range replyWords {
		_, to := replies.replies(w)
		gone := written(asm.K(), asm.VPSHUFBITQMB, to, squares)
		asm.KANDQ(gone, e.own[w], gone)
		asm.ORQ(wordOf(gone), element(d.triple.Field("firsts").Field("removed").Index(0), w).Idx(row, 1))
	}
}

// add lists replies to the squares of b with the first move.
func (d *differing) add(e *entry, b reg.GPVirtual) {
	asm.ORQ(b, address(d.triple, "arrivals"))
	asm.CMPQ(address(d.triple, "replies", "promotes"), operand.U8(0))
	asm.JE(operand.LabelRef("noPromotion"))
	d.addPromotions(e, b)
	asm.JMP(operand.LabelRef("added"))
	asm.Label("noPromotion")
	d.listAdded(e, b)
	asm.Label("added")
	asm.CMPB(d.entryField("offset", e.cursor), operand.U8(16))
	asm.JNE(operand.LabelRef("noDouble"))
	doubles, next := d.triple.Field("doubles"), load(address(d.triple, "doubleCount"))
	asm.INCQ(address(d.triple, "doubleCount"))
	asm.SHLQ(shiftFor(doubleSize), next)
	asm.MOVQ(e.move, address(doubles.Index(0), "first").Idx(next, 1))
	asm.MOVQ(b, address(doubles.Index(0), "to").Idx(next, 1))
	asm.Label("noDouble")
}

// listAdded lists the replies to the squares of b with the first move.
func (d *differing) listAdded(e *entry, b reg.GPVirtual) (end reg.GPVirtual) {
	end = load(address(d.triple, "full", "count"))
	list := func(name string, squares vec) {
		asm.VMOVDQU64(squares.AsY(), element(d.triple.Field("full").Field(name), 0).Idx(end, 1))
	}
	if fourLanes() {
		d.listMovesTo(e, b, end)
	} else {
		to := squaresOf(b, squareNumbers())
		list("repliesTo", to)
		from := and(to, e.mask)
		asm.VPSUBB(e.offset, from, from)
		list("repliesFrom", from)
	}
	for _, end := range []struct{ firsts, pairs string }{{"from", "firstsFrom"}, {"to", "firstsTo"}} {
		square := element(d.triple.Field("firsts").Field(end.firsts), 0).Idx(e.move, 1)
		list(end.pairs, made(asm.VPBROADCASTB, square))
	}
	asm.ADDQ(filled(asm.POPCNTQ, b), address(d.triple, "full", "count"))
	return end
}

// addPromotions takes the promotions out of the squares of b, and lists each kind. The others do
// not become anything else.
func (d *differing) addPromotions(e *entry, b reg.GPVirtual) {
	last := constant(rank8).and(b).and(d.entryField("mask", e.cursor))
	become := func(kind uint64, squares reg.GPVirtual) {
		end := d.listAdded(e, squares)
		asm.VMOVDQU64(bytes64(uint8(kind)).AsY(), element(d.triple.Field("full").Field("repliesBecome"), 0).Idx(end, 1))
	}
	asm.XORQ(last.r, b)
	asm.TESTQ(last.r, last.r)
	asm.JZ(operand.LabelRef("become"))
	for _, kind := range promotions {
		become(leavesPawns|kind, last.r)
	}
	asm.Label("become")
	become(0, b)
}

// activate makes the kernel that counts pairs attend to the rays from the mover's king on which
// replies arrive that first moves have made possible.
func (d *differing) activate() {
	near := fromMemory(element(d.triple.Field("rays").Field("near"), 0))
	active := bitsOf(meets(near, address(d.triple, "arrivals")))
	asm.ORQ(active, address(d.triple.Field("passed"), "active"))
}

// listMovesTo lists replies to the squares of b, with where they start.
func (d *differing) listMovesTo(e *entry, b, end reg.GPVirtual) {
	mask, offset := load(d.entryField("mask", e.cursor)), load(d.entryField("offset", e.cursor))
	next := filled(asm.MOVQ, end)
	at := func(list string, i int) operand.Mem {
		return element(d.triple.Field("full").Field(list), i).Idx(next, 1)
	}
	listSquares(b, func(to reg.GPVirtual, i int) {
		from := filled(asm.MOVQ, to)
		asm.ANDQ(mask, from)
		asm.SUBQ(offset, from)
		asm.MOVB(to.As8(), at("repliesTo", i))
		asm.MOVB(from.As8(), at("repliesFrom", i))
	}, next)
}
