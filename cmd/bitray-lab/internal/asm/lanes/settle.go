package lanes

import "github.com/mmcloughlin/avo/operand"

// entry holds the values of an entry of the queue.
type entry struct {
	cursor       general // its offset
	lanes        bits    // those with a difference that have not been looked at
	mask, offset vec     // tell where moves start: at (to & mask) - offset
	own          []mask  // by words of replies
	lane, move   general // the lane looked at, and the index of its first move
}

// settleQueue takes the entries of the queue one by one, and the lanes of each.
func (d *differing) settleQueue() {
	cursor := d.nought()
	d.unlessZero("settled", d.queued, func() {
		d.loop("entry", cursor, operand.U32(d.bytesOf("difference")), d.queued, func() {
			e := d.lookAtEntry(cursor)
			d.Label("lane")
			e.lane = d.squareOf(e.lanes)
			e.move = d.filled(d.LEAQ, operand.Mem{Base: d.first, Index: e.lane, Scale: 1, Disp: -1})
			changed, moves := d.GP64(), d.GP64()
			at := d.filled(d.LEAQ, operand.Mem{Base: cursor, Index: e.lane, Scale: 8})
			d.MOVQ(d.entryAt(at, "changed", 0), changed)
			d.MOVQ(d.entryAt(at, "moves", 0), moves)
			added := d.combined(d.ANDQ, changed, moves)
			removed := d.combined(d.XORQ, changed, added)
			d.BSWAPQ(added)
			d.BSWAPQ(removed)
			d.remove(e, removed)
			d.add(e, added)
			d.BLSRQ(e.lanes, e.lanes)
			d.JNZ("lane")
		})
	})
}

// lookAtEntry loads an entry of the queue and finds which replies are of its kind: of that piece, or
// of pawns that go that way, which it recognizes by what they add to the numbers of squares, as no
// other piece stands where a pawn starts.
func (d *differing) lookAtEntry(cursor general) *entry {
	changed := d.fromMemory(d.entryAt(cursor, "changed", 0))
	e := &entry{cursor: cursor, lanes: d.bitsOf(d.meets(changed, changed)), mask: d.broadcast(d.entryAt(cursor, "mask")),
		offset: d.made(d.VPBROADCASTB, d.entryAt(cursor, "offset"))}
	for w := range d.named("words") {
		from, to := d.replySquares(w)
		starts := d.and(to, e.mask)
		d.VPSUBB(from, starts, starts)
		e.own = append(e.own, written(d.K(), d.VPCMPEQB, e.offset, starts))
	}
	return e
}

// remove stores that the first move takes away the replies to the squares of b.
func (d *differing) remove(e *entry, b general) {
	row := d.scaled(e.move, d.removedBytes())
	squares := d.broadcast(b)
	for w := range d.named("words") {
		_, to := d.replySquares(w)
		gone := written(d.K(), d.KANDQ, written(d.K(), d.VPSHUFBITQMB, to, squares), e.own[w])
		d.ORQ(d.wordOf(gone), d.inTriple("firsts", "removed", 0, w).Idx(row, 1))
	}
}

// add lists replies to the squares of b with the first move.
func (d *differing) add(e *entry, b general) {
	d.ORQ(b, d.inTriple("arrivals"))
	d.Branch(d.CMPQ, d.inTriple("replies", "promotes"), operand.U8(0), d.JE, "noPromotion")
	d.addPromotions(e, b)
	d.JMP("added")
	d.Label("noPromotion")
	d.listAdded(e, b)
	d.Label("added")
	d.unless(d.CMPB, d.entryAt(e.cursor, "offset"), operand.U8(16), d.JNE, "noDouble", func() {
		next := d.wordAt(d.inTriple("doubleCount"))
		d.INCQ(d.inTriple("doubleCount"))
		d.SHLQ(shiftFor(d.bytesOf("double")), next)
		d.MOVQ(e.move, d.inTriple("doubles", 0, "first").Idx(next, 1))
		d.MOVQ(b, d.inTriple("doubles", 0, "to").Idx(next, 1))
	})
}

// listAdded lists the replies to the squares of b with the first move.
func (d *differing) listAdded(e *entry, b operand.Op) (end general) {
	end = d.wordAt(d.inTriple("full", "count"))
	list := func(name string, squares vec) {
		d.VMOVDQU64(squares.AsY(), d.inTriple("full", name, 0).Idx(end, 1))
	}
	if d.fourLanes() {
		d.listMovesTo(e, b, end)
	} else {
		to := d.squaresOf(b, d.squareNumbers())
		list("repliesTo", to)
		list("repliesFrom", d.made(d.VPSUBB, e.offset, d.and(to, e.mask)))
	}
	list("firstsFrom", d.made(d.VPBROADCASTB, d.inTriple("firsts", "from", 0).Idx(e.move, 1)))
	list("firstsTo", d.made(d.VPBROADCASTB, d.inTriple("firsts", "to", 0).Idx(e.move, 1)))
	d.ADDQ(d.filled(d.POPCNTQ, b), d.inTriple("full", "count"))
	return end
}

// addPromotions takes the promotions out of the squares of b, and lists each kind. The others do
// not become anything else.
func (d *differing) addPromotions(e *entry, b general) {
	last := d.constant(rank8).and(b).and(d.entryAt(e.cursor, "mask"))
	become := func(kind int, squares operand.Op) {
		end := d.listAdded(e, squares)
		d.VMOVDQU64(d.bytes64(kind).AsY(), d.inTriple("full", "repliesBecome", 0).Idx(end, 1))
	}
	d.XORQ(last, b)
	d.unlessZero("become", last, func() {
		diagonals, orthogonals := d.named("joinsDiagonals"), d.named("joinsOrthogonals")
		for _, kind := range []int{d.named("joinsKnights"), diagonals, orthogonals, diagonals | orthogonals} {
			become(d.named("leavesPawns")|kind, last)
		}
	})
	become(0, b)
}

// activate makes the kernel that counts pairs attend to the rays from the mover's king on which
// replies arrive that first moves have made possible.
func (d *differing) activate() {
	near := d.fromMemory(d.inTriple("rays", "near", 0))
	d.ORQ(d.bitsOf(d.meets(near, d.inTriple("arrivals"))), d.inTriple("passed", "active"))
}

// listMovesTo lists replies to the squares of b, with where they start.
func (d *differing) listMovesTo(e *entry, b operand.Op, end general) {
	mask, offset := d.wordAt(d.entryAt(e.cursor, "mask")), d.wordAt(d.entryAt(e.cursor, "offset"))
	next := d.filled(d.MOVQ, end)
	at := func(list string, i int) operand.Mem { return d.inTriple("full", list, i).Idx(next, 1) }
	d.listSquares(b, func(to general, i int) {
		from := d.filled(d.MOVQ, to)
		d.ANDQ(mask, from)
		d.SUBQ(offset, from)
		d.MOVB(to.As8(), at("repliesTo", i))
		d.MOVB(from.As8(), at("repliesFrom", i))
	}, next)
}
