package lanes

import "github.com/mmcloughlin/avo/operand"

// arranger holds the values of arrange and of its counterpart, spread, by name.
type arranger struct {
	frame
	next general // index of the next entry of the list of pairs
}

// arrange takes the first moves and the replies out of the lists of both nodes. It lists as pairs
// what has to be known of each alone: the replies that change how many moves the mover has, the
// passing of both turns, and the first moves.
func arrange(asm *assembler) {
	a := &arranger{asm.newTriple("now"), asm.GP64()}
	a.firstMoves()
	asm.XORQ(a.next, a.next)
	a.repliesAlone()
	a.firstMovesAlone()
	asm.leave()
}

// entry returns the address of the next entry of a list of pairs.
func (a *arranger) entry(list string) operand.Mem { return a.inTriple("full", list, 0).Idx(a.next, 1) }

// firstMoves copies the first moves from the list of the node: without the king's, which come
// first there, and without double steps to a square next to a pawn of the replier. Those that touch a
// sensitive square come first.
func (a *arranger) firstMoves() {
	skip := written(a.filled(a.POPCNTQ, a.field("kingTargets")), a.INCQ)
	n, end := a.nought(), a.wordAt(a.field("moves"))
	sensitive, doubles := a.broadcast(a.field("sensitive")), a.broadcast(a.field("doubles"))
	origins := a.up(doubles, -16)
	flip := a.bytes64(56)
	for pass, name := range []string{"loud", "quiet"} {
		i := a.filled(a.MOVQ, skip)
		a.loop(name, i, operand.U8(64), end, func() {
			from := a.fromMemory(a.field("from", 0).Idx(i, 1))
			to := a.fromMemory(a.field("to", 0).Idx(i, 1))
			valid := written(a.K(), a.KMOVQ, a.lowest64(a.combined(a.SUBQ, end, i)))
			touching, taken, both := a.touchedBy(from, to, sensitive), a.K(), a.K()
			if pass == 0 {
				a.KANDQ(valid, touching, both)
			} else {
				a.KANDNQ(valid, touching, both)
			}
			start := written(a.K(), a.VPSHUFBITQMB, from, origins)
			a.KANDQ(start, written(a.K(), a.VPSHUFBITQMB, to, doubles), taken)
			a.KANDNQ(both, taken, both)
			if a.fourLanes() {
				a.squeeze(a.wordOf(both), i, n,
					column{a.field("from", 0), a.inTriple("firsts", "from", 0), 56},
					column{a.field("to", 0), a.inTriple("firsts", "to", 0), 56})
			} else {
				a.compress(both, a.xor(from, flip), a.inTriple("firsts", "from", 0).Idx(n, 1))
				a.compress(both, a.xor(to, flip), a.inTriple("firsts", "to", 0).Idx(n, 1))
				a.ADDQ(a.sizeOf(both), n)
			}
		})
		if pass == 0 {
			a.MOVQ(n, a.inTriple("firsts", "loud"))
		}
	}
	a.MOVQ(n, a.inTriple("firsts", "count"))
	a.store(a.VMOVDQU64, a.bytes64(a.named("noSquare")), a.inTriple("firsts", "from", 0).Idx(n, 1), a.inTriple("firsts", "to", 0).Idx(n, 1))
}

// compress stores those bytes of all that are selected.
func (a *arranger) compress(selected mask, all vec, to operand.Mem) {
	a.VMOVDQU64(written(a.ZMM(), a.VPCOMPRESSB_Z, all, selected), to)
}

// repliesAlone lists the replies that change the mover's moves, with no first move.
func (a *arranger) repliesAlone() {
	number := written(a.wordAt(a.inTriple("passed", "moves")), a.DECQ)
	a.MOVQ(number, a.inTriple("replies", "count"))
	sensitive, none := a.broadcast(a.inTriple("passed", "sensitive")), a.bytes64(a.named("noSquare"))
	for w := range a.named("words") {
		from, to := a.replySquares(w)
		all := a.filled(a.MOVQ, number)
		if w > 0 {
			a.SUBQ(operand.U8(64), all)
			a.CMOVQLT(a.constant(0), all)
		}
		valid := a.lowest64(all)
		a.MOVQ(valid, a.inTriple("replies", "valid", w))
		touching := written(a.wordOf(a.touchedBy(from, to, sensitive)), a.ORQ, a.inTriple("replies", "special", w))
		a.ANDQ(valid, touching)
		a.MOVQ(touching, a.inTriple("replies", "changing", w))
		a.store(a.VMOVDQU64, none, a.entry("firstsFrom"), a.entry("firstsTo"))
		if a.fourLanes() {
			a.squeeze(touching, a.constant(0).r, a.next, a.replyColumns("full", w)...)
			continue
		}
		selected := written(a.K(), a.KMOVQ, touching)
		a.compress(selected, from, a.entry("repliesFrom"))
		a.compress(selected, to, a.entry("repliesTo"))
		become := a.fromMemory(a.inTriple("passed", "become", 1+64*w))
		a.compress(selected, become, a.entry("repliesBecome"))
		a.ADDQ(a.sizeOf(selected), a.next)
	}
	// No move of either side, which leaves the next pair for the first moves.
	a.store(a.VMOVDQU64, none, a.entry("firstsFrom"), a.entry("firstsTo"), a.entry("repliesFrom"), a.entry("repliesTo"))
	a.VMOVDQU64(a.zero(), a.entry("repliesBecome"))
	a.MOVQ(a.next, a.inTriple("replies", "changingCount"))
	a.INCQ(a.next)
}

// replySquares returns the replies of a word: from where and to where. Beyond the last
// they may be anything.
func (f frame) replySquares(w int) (from, to vec) {
	return f.fromMemory(f.inTriple("passed", "from", 1+64*w)), f.fromMemory(f.inTriple("passed", "to", 1+64*w))
}

// replyColumns returns what a list of pairs takes over of the replies from a word on.
func (f frame) replyColumns(list string, w int) (columns []column) {
	for _, of := range []struct{ reply, pair string }{{"from", "repliesFrom"}, {"to", "repliesTo"}, {"become", "repliesBecome"}} {
		columns = append(columns, column{f.inTriple("passed", of.reply, 1+64*w), f.inTriple(list, of.pair, 0), 0})
	}
	return columns
}

// firstMovesAlone lists the first moves with no reply.
func (a *arranger) firstMovesAlone() {
	i, none := a.nought(), a.bytes64(a.named("noSquare"))
	a.Label("alone")
	for _, end := range []struct{ firsts, list string }{{"from", "From"}, {"to", "To"}} {
		a.VMOVDQU64(a.fromMemory(a.inTriple("firsts", end.firsts, 0).Idx(i, 1)), a.entry("firsts"+end.list))
		a.VMOVDQU64(none, a.entry("replies"+end.list))
	}
	a.VMOVDQU64(a.zero(), a.entry("repliesBecome"))
	a.ADDQ(operand.U8(64), a.next)
	a.ADDQ(operand.U8(64), i)
	a.Branch(a.CMPQ, i, a.inTriple("firsts", "count"), a.JLE, "alone")
	pairs := a.combined(a.ADDQ, a.inTriple("replies", "changingCount"), a.inTriple("firsts", "count"))
	a.MOVQ(written(pairs, a.INCQ), a.inTriple("full", "count"))
}

// spread stores what was counted of the pairs that arrange listed by replies and first moves, and
// clears what is found out about each first move.
func spread(asm *assembler) {
	a := &arranger{asm.newTriple("now"), asm.GP64()}
	asm.MOVQ(a.inTriple("replies", "changingCount"), a.next)
	a.spreadReplies("leaves", "none", "after")
	a.spreadReplies("kings", "kingNone", "kingAfter")
	for w := range a.named("words") {
		kings, checks := asm.fromMemory(a.inTriple("replies", "kingAfter", 64*w)), asm.bytes64(inCheck)
		checking := written(asm.K(), asm.VPCMPEQB, checks, asm.and(kings, checks))
		asm.MOVQ(asm.wordOf(checking), a.inTriple("replies", "checking", w))
		asm.VMOVDQU64(asm.without(kings, checks), a.inTriple("replies", "kingAfter", 64*w))
	}

	i, nothing, rows := asm.nought(), asm.zero(), 64*asm.removedBytes()
	cleared := asm.filled(asm.LEAQ, a.inTriple("firsts", "removed", 0, 0))
	asm.loop("alone", i, operand.U8(64), a.inTriple("firsts", "count"), func() {
		for _, counted := range []struct{ all, alone string }{{"leaves", "alone"}, {"kings", "kingAlone"}} {
			asm.VMOVDQU64(asm.fromMemory(a.inTriple(counted.all, 0).Idx(a.next, 1).Offset(1)), a.inTriple("firsts", counted.alone, 0).Idx(i, 1))
		}
		for j := range rows / 64 {
			asm.VMOVDQU64(nothing, operand.Mem{Base: cleared, Disp: 64 * j})
		}
		asm.ADDQ(operand.U32(rows), cleared)
		asm.ADDQ(operand.U8(64), a.next)
	})
	asm.leave()
}

// spreadReplies stores the moves counted after each reply: as many as after no move, where the
// reply changes nothing.
func (a *arranger) spreadReplies(counted, none, to string) {
	if a.fourLanes() {
		one := a.filled(a.MOVBQZX, a.inTriple(counted, 0).Idx(a.next, 1))
		a.MOVQ(one, a.inTriple(none))
		a.expand(a.inTriple(counted, 0), a.inTriple("replies", "changing", 0), one, a.inTriple("replies", to, 0), a.inTriple("replies", "count"))
		return
	}
	all := a.made(a.VPBROADCASTB, a.inTriple(counted, 0).Idx(a.next, 1))
	a.MOVQ(a.filled(a.MOVBQZX, a.inTriple(counted, 0).Idx(a.next, 1)), a.inTriple(none))
	start := a.nought()
	for w := range a.named("words") {
		changed := written(a.K(), a.KMOVQ, a.inTriple("replies", "changing", w))
		after := written(a.clone(all), a.VPEXPANDB, a.inTriple(counted, 0).Idx(start, 1), changed)
		a.VMOVDQU64(after, a.inTriple("replies", to, 64*w))
		a.ADDQ(a.sizeOf(changed), start)
	}
}

// bytes64 returns sixty-four equal bytes.
func (asm *assembler) bytes64(b int) vec {
	return asm.broadcast(asm.word(uint64(b) * 0x0101010101010101))
}

// lowest64 returns a word with the lowest n bits set, and all if n is 64 or more.
func (asm *assembler) lowest64(n general) general {
	least := asm.filled(asm.MOVQ, operand.U32(64))
	asm.CMPQ(n, least)
	asm.CMOVQLT(n, least)
	return written(asm.GP64(), asm.BZHIQ, least, asm.filled(asm.MOVQ, operand.I32(-1)))
}

// touchedBy returns which of sixty-four moves leave or arrive on one of the squares, which are
// the same in every lane.
func (asm *assembler) touchedBy(from, to, squares vec) mask {
	left := written(asm.K(), asm.VPSHUFBITQMB, from, squares)
	return written(asm.K(), asm.KORQ, left, written(asm.K(), asm.VPSHUFBITQMB, to, squares))
}

// wordOf returns a mask of bytes as a word.
func (asm *assembler) wordOf(m mask) general { return asm.filled(asm.KMOVQ, m) }

// sizeOf returns the number of bits in a mask.
func (asm *assembler) sizeOf(m mask) general { return asm.filled(asm.POPCNTQ, asm.wordOf(m)) }
