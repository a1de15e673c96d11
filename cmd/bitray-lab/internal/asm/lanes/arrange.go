package lanes

import (
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// replyWords is how many words it takes to have a bit for each reply.
const replyWords = 2

// arranger holds the values of arrange and of its counterpart, spread, by name.
type arranger struct {
	triple gotypes.Component
	pairs  reg.GPVirtual // number of pairs written
}

// arrange takes the first moves and the replies out of the lists of both nodes. It lists as pairs
// what has to be known of each alone: the replies that change how many moves the mover has, the
// passing of both turns, and the first moves.
func arrange() {
	triple, now := newTriple("now")
	a := &arranger{triple, asm.GP64()}
	a.firstMoves(now)
	asm.XORQ(a.pairs, a.pairs)
	a.repliesAlone()
	a.firstMovesAlone()
	leave()
}

func (a *arranger) field(path ...string) operand.Mem { return address(a.triple, path...) }

// counted returns the address of what was counted of a pair.
func (a *arranger) counted(name string, index reg.GPVirtual) operand.Mem {
	return element(a.triple.Field(name), 0).Idx(index, 1)
}

// first returns the address of an entry of a list of first moves.
func (a *arranger) first(name string, index reg.GPVirtual) operand.Mem {
	return element(a.triple.Field("firsts").Field(name), 0).Idx(index, 1)
}

// pair returns the address of the next entry of a list of pairs.
func (a *arranger) pair(list string) operand.Mem {
	return element(a.triple.Field("full").Field(list), 0).Idx(a.pairs, 1)
}

// firstMoves copies the first moves from the list of the node: without the king's, which come
// first there, and without double steps to a square next to a pawn of the replier. Those that touch a
// sensitive square come first.
func (a *arranger) firstMoves(now frame) {
	skip := filled(asm.POPCNTQ, now.field("kingTargets"))
	asm.INCQ(skip)
	n, end := nought(), load(now.field("moves"))
	sensitive, doubles := broadcast(now.field("sensitive")), broadcast(now.field("doubles"))
	origins := up(doubles, -16)
	flip := bytes64(56)
	for pass, name := range []string{"loud", "quiet"} {
		i := filled(asm.MOVQ, skip)
		asm.Label(name)
		from := fromMemory(element(now.node.Field("from"), 0).Idx(i, 1))
		to := fromMemory(element(now.node.Field("to"), 0).Idx(i, 1))
		left := filled(asm.MOVQ, end)
		asm.SUBQ(i, left)
		valid := written(asm.K(), asm.KMOVQ, lowest64(left))
		touching, taken, both := touchedBy(from, to, sensitive), asm.K(), asm.K()
		if pass == 0 {
			asm.KANDQ(valid, touching, both)
		} else {
			asm.KANDNQ(valid, touching, both)
		}
		start := written(asm.K(), asm.VPSHUFBITQMB, from, origins)
		arrival := written(asm.K(), asm.VPSHUFBITQMB, to, doubles)
		asm.KANDQ(start, arrival, taken)
		asm.KANDNQ(both, taken, both)
		if fourLanes() {
			squeeze(wordOf(both), i, n,
				column{element(now.node.Field("from"), 0), element(a.triple.Field("firsts").Field("from"), 0), 56},
				column{element(now.node.Field("to"), 0), element(a.triple.Field("firsts").Field("to"), 0), 56})
		} else {
			a.compress(both, xor(from, flip), a.first("from", n))
			a.compress(both, xor(to, flip), a.first("to", n))
			asm.ADDQ(sizeOf(both), n)
		}
		asm.ADDQ(operand.U8(64), i)
		asm.CMPQ(i, end)
		asm.JLT(operand.LabelRef(name))
		if pass == 0 {
			asm.MOVQ(n, a.field("firsts", "loud"))
		}
	}
	asm.MOVQ(n, a.field("firsts", "count"))
	none := bytes64(noSquare)
	asm.VMOVDQU64(none, a.first("from", n))
	asm.VMOVDQU64(none, a.first("to", n))
}

// compress stores those bytes of all that are selected.
func (a *arranger) compress(selected mask, all vec, to operand.Mem) {
	asm.VMOVDQU64(made(asm.VPCOMPRESSB_Z, all, selected), to)
}

// repliesAlone lists the replies that change the mover's moves, with no first move.
func (a *arranger) repliesAlone() {
	passed := frame{a.triple.Field("passed")}
	number := load(passed.field("moves"))
	asm.DECQ(number)
	asm.MOVQ(number, a.field("replies", "count"))
	sensitive, none := broadcast(passed.field("sensitive")), bytes64(noSquare)
	for w := range replyWords {
		from, to := a.replies(w)
		all := filled(asm.MOVQ, number)
		if w > 0 {
			asm.SUBQ(operand.U8(64), all)
			asm.CMOVQLT(constant(0).r, all)
		}
		valid := lowest64(all)
		asm.MOVQ(valid, a.word("valid", w))
		touching := wordOf(touchedBy(from, to, sensitive))
		asm.ORQ(a.word("special", w), touching)
		asm.ANDQ(valid, touching)
		asm.MOVQ(touching, a.word("changing", w))
		asm.VMOVDQU64(none, a.pair("firstsFrom"))
		asm.VMOVDQU64(none, a.pair("firstsTo"))
		if fourLanes() {
			list := func(name string) operand.Mem { return element(a.triple.Field("full").Field(name), 0) }
			squeeze(touching, constant(0).r, a.pairs,
				column{element(passed.node.Field("from"), 1+64*w), list("repliesFrom"), 0},
				column{element(passed.node.Field("to"), 1+64*w), list("repliesTo"), 0},
				column{element(passed.node.Field("become"), 1+64*w), list("repliesBecome"), 0})
			continue
		}
		selected := written(asm.K(), asm.KMOVQ, touching)
		a.compress(selected, from, a.pair("repliesFrom"))
		a.compress(selected, to, a.pair("repliesTo"))
		become := fromMemory(element(passed.node.Field("become"), 1+64*w))
		a.compress(selected, become, a.pair("repliesBecome"))
		asm.ADDQ(sizeOf(selected), a.pairs)
	}
	// No move of either side, which leaves the next pair for the first moves.
	asm.VMOVDQU64(none, a.pair("firstsFrom"))
	asm.VMOVDQU64(none, a.pair("firstsTo"))
	asm.VMOVDQU64(none, a.pair("repliesFrom"))
	asm.VMOVDQU64(none, a.pair("repliesTo"))
	asm.VMOVDQU64(zero(), a.pair("repliesBecome"))
	asm.MOVQ(a.pairs, a.field("replies", "changingCount"))
	asm.INCQ(a.pairs)
}

// replies returns the replies of a word: from where and to where. Beyond the last
// they may be anything.
func (a *arranger) replies(w int) (from, to vec) {
	load := func(list string) vec {
		return fromMemory(element(a.triple.Field("passed").Field(list), 1+64*w))
	}
	return load("from"), load("to")
}

// word returns the address of a word of an array.
func (a *arranger) word(name string, w int) operand.Mem {
	return element(a.triple.Field("replies").Field(name), w)
}

// word8 returns the address of the bytes for the replies of a word.
func (a *arranger) word8(name string, w int) operand.Mem { return a.word(name, 64*w) }

// firstMovesAlone lists the first moves with no reply.
func (a *arranger) firstMovesAlone() {
	i, none := nought(), bytes64(noSquare)
	asm.Label("alone")
	for _, list := range []struct{ firsts, pairs string }{{"from", "From"}, {"to", "To"}} {
		asm.VMOVDQU64(fromMemory(a.first(list.firsts, i)), a.pair("firsts"+list.pairs))
		asm.VMOVDQU64(none, a.pair("replies"+list.pairs))
	}
	asm.VMOVDQU64(zero(), a.pair("repliesBecome"))
	asm.ADDQ(operand.U8(64), a.pairs)
	asm.ADDQ(operand.U8(64), i)
	asm.CMPQ(i, a.field("firsts", "count"))
	asm.JLE(operand.LabelRef("alone"))
	end := load(a.field("replies", "changingCount"))
	asm.ADDQ(a.field("firsts", "count"), end)
	asm.INCQ(end)
	asm.MOVQ(end, a.field("full", "count"))
}

// spread stores what was counted of the pairs that arrange listed by replies and first moves, and
// clears what is found out about each first move.
func spread() {
	triple, _ := newTriple("now")
	a := &arranger{triple, asm.GP64()}
	asm.MOVQ(a.field("replies", "changingCount"), a.pairs)
	a.spreadReplies("leaves", "none", "after")
	a.spreadReplies("kings", "kingNone", "kingAfter")
	for w := range replyWords {
		kings, checks, checking := fromMemory(a.word8("kingAfter", w)), bytes64(inCheck), asm.K()
		asm.VPCMPEQB(checks, and(kings, checks), checking)
		asm.MOVQ(wordOf(checking), a.word("checking", w))
		asm.VMOVDQU64(without(kings, checks), a.word8("kingAfter", w))
	}

	i, nothing := nought(), zero()
	cleared := filled(asm.LEAQ, element(a.triple.Field("firsts").Field("removed").Index(0), 0))
	asm.Label("alone")
	for _, counted := range []struct{ all, alone string }{{"leaves", "alone"}, {"kings", "kingAlone"}} {
		asm.VMOVDQU64(fromMemory(a.counted(counted.all, a.pairs).Offset(1)), a.first(counted.alone, i))
	}
	for j := range 64 * 8 * replyWords / 64 {
		asm.VMOVDQU64(nothing, operand.Mem{Base: cleared, Disp: 64 * j})
	}
	asm.ADDQ(operand.U32(64*8*replyWords), cleared)
	asm.ADDQ(operand.U8(64), a.pairs)
	asm.ADDQ(operand.U8(64), i)
	asm.CMPQ(i, a.field("firsts", "count"))
	asm.JLT(operand.LabelRef("alone"))
	leave()
}

// spreadReplies stores the moves counted after each reply: as many as after no move, where the
// reply changes nothing.
func (a *arranger) spreadReplies(counted, none, to string) {
	if fourLanes() {
		one := filled(asm.MOVBQZX, a.counted(counted, a.pairs))
		asm.MOVQ(one, a.field(none))
		expand(element(a.triple.Field(counted), 0), a.word8("changing", 0), one, a.word8(to, 0), a.field("replies", "count"))
		return
	}
	all := made(asm.VPBROADCASTB, a.counted(counted, a.pairs))
	asm.MOVQ(filled(asm.MOVBQZX, a.counted(counted, a.pairs)), a.field(none))
	start := nought()
	for w := range replyWords {
		changed := written(asm.K(), asm.KMOVQ, a.word("changing", w))
		after := made(asm.VMOVDQA64, all)
		asm.VPEXPANDB(a.counted(counted, start), changed, after)
		asm.VMOVDQU64(after, a.word8(to, w))
		asm.ADDQ(sizeOf(changed), start)
	}
}

// bytes64 returns sixty-four equal bytes.
func bytes64(b uint8) vec { return broadcast(word(uint64(b) * 0x0101010101010101)) }

// lowest64 returns a word with the lowest n bits set, and all if n is 64 or more.
func lowest64(n reg.GPVirtual) reg.GPVirtual {
	least := filled(asm.MOVQ, operand.U32(64))
	asm.CMPQ(n, least)
	asm.CMOVQLT(n, least)
	bits := filled(asm.MOVQ, operand.I32(-1))
	asm.BZHIQ(least, bits, bits)
	return bits
}

// touchedBy returns which of sixty-four moves leave or arrive on one of the squares, which are
// the same in every lane.
func touchedBy(from, to, squares vec) mask {
	left := written(asm.K(), asm.VPSHUFBITQMB, from, squares)
	arrived := written(asm.K(), asm.VPSHUFBITQMB, to, squares)
	asm.KORQ(left, arrived, left)
	return left
}

// wordOf returns a mask of bytes as a word.
func wordOf(m mask) reg.GPVirtual { return filled(asm.KMOVQ, m) }

// sizeOf returns the number of bits in a mask.
func sizeOf(m mask) reg.GPVirtual {
	r := wordOf(m)
	asm.POPCNTQ(r, r)
	return r
}
