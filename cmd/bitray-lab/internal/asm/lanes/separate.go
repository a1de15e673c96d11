package lanes

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
)

// separator holds the values of separate by name.
type separator struct {
	frame
	first          general // index of the first move
	from, to       vec     // its squares, in every byte
	more, kingMore general // last moves that the first move adds to those after any reply
	full, kingless general // number of pairs in the lists
	// The last moves that are counted from parts: sums of bytes, and of what the first moves add.
	sums  vec
	total general

	squares map[string]operand.Mem // where AVX2 has those of replies, see [separator.lookUpReplies]
}

// separate counts from parts the last moves after those pairs of moves that have nothing to do
// with each other, and lists the other pairs. It begins with the first move of index start and
// returns the index of the one to go on with, as the lists of pairs may not hold all.
//
// A reply is left out if the first move takes it away. It is listed to be counted in full if it
// gives check, or leaves or arrives on one of the kingTouches of the first move. If it only touches
// one of the move's touches, the king's moves are counted from parts, and the others are not.
func separate(asm *assembler) {
	s := &separator{frame: asm.newTriple("passed"), first: asm.Value("start"), sums: asm.zero()}
	s.full, s.kingless = s.wordAt(s.inTriple("full", "count")), s.wordAt(s.inTriple("kingless", "count"))
	s.total = s.wordAt(s.inTriple("separated"))
	if asm.fourLanes() {
		s.lookUpReplies()
	}
	asm.Label("move")
	s.from = asm.made(asm.VPBROADCASTB, s.inTriple("firsts", "from", 0).Idx(s.first, 1))
	s.to = asm.made(asm.VPBROADCASTB, s.inTriple("firsts", "to", 0).Idx(s.first, 1))
	s.more, s.kingMore = s.surplus("alone", "none"), s.surplus("kingAlone", "kingNone")
	if asm.fourLanes() {
		s.eachWord()
	} else {
		s.word(0)
		asm.unless(asm.CMPQ, s.inTriple("replies", "count"), operand.U8(64), asm.JLE, "oneWord", func() { s.word(1) })
	}
	asm.INCQ(s.first)
	asm.Branch(asm.CMPQ, s.first, s.inTriple("firsts", "count"), asm.JGE, "done")
	asm.Branch(asm.CMPQ, s.full, s.enoughPairs(), asm.JG, "done")
	asm.Branch(asm.CMPQ, s.kingless, s.enoughPairs(), asm.JLE, "move")
	asm.Label("done")
	asm.ADDQ(asm.total(s.sums), s.total)
	asm.MOVQ(s.total, s.inTriple("separated"))
	asm.MOVQ(s.full, s.inTriple("full", "count"))
	asm.MOVQ(s.kingless, s.inTriple("kingless", "count"))
	asm.leave(s.first)
}

// surplus returns how many more moves there are after the first move than after none.
func (s *separator) surplus(alone, none string) general {
	return written(s.filled(s.MOVBQZX, s.inTriple("firsts", alone, 0).Idx(s.first, 1)), s.SUBQ, s.inTriple(none))
}

// word does the replies of one word with the first move.
func (s *separator) word(w int) {
	from, to := s.replySquares(w)
	removed := s.wordAt(s.inTriple("firsts", "removed", 0, w).Idx(s.scaled(s.first, s.removedBytes()), 1))
	live := written(s.GP64(), s.ANDNQ, s.inTriple("replies", "valid", w), removed)
	touching := func(list string) bits {
		return s.bits(s.wordOf(s.touchedBy(from, to, s.broadcast(s.inTriple("firsts", list, 0).Idx(s.first, 8)))))
	}

	full := touching("kingTouches").or(s.inTriple("replies", "checking", w)).and(live)
	s.list("full", s.full, full, w, from, to)
	s.XORQ(full, live)
	kingless := touching("touches").and(live)
	s.list("kingless", s.kingless, kingless, w, from, to)
	s.countParts(kingless, s.kingMore, s.inTriple("replies", "kingAfter", 64*w))
	s.XORQ(kingless, live)
	s.countParts(s.bits(live), s.more, s.inTriple("replies", "after", 64*w))
}

// countParts adds the moves after those replies and after the first move, instead of both.
func (s *separator) countParts(those bits, more general, after operand.Mem) {
	selected := written(s.K(), s.KMOVQ, those)
	moves := written(s.ZMM(), s.VMOVDQU8_Z, after, selected)
	s.VPSADBW(s.zero(), moves, moves)
	s.VPADDQ(moves, s.sums, s.sums)
	s.ADDQ(written(s.filled(s.POPCNTQ, those), s.IMULQ, more), s.total)
}

// list adds pairs of the first move and those replies of a word to a list. Few are more than
// sixteen.
func (s *separator) list(name string, count general, those bits, w int, from, to vec) {
	selected := written(s.K(), s.KMOVQ, those)
	number := s.filled(s.POPCNTQ, those)
	at := func(list string) operand.Mem { return s.inTriple(name, list, 0).Idx(count, 1) }
	repliesFrom := written(s.ZMM(), s.VPCOMPRESSB_Z, from, selected)
	repliesTo := written(s.ZMM(), s.VPCOMPRESSB_Z, to, selected)
	s.VMOVDQU64(s.from, at("firstsFrom"))
	s.VMOVDQU64(s.to, at("firstsTo"))
	s.VMOVDQU64(repliesFrom, at("repliesFrom"))
	s.VMOVDQU64(repliesTo, at("repliesTo"))
	s.unlessZero(fmt.Sprintf("%s%dListed", name, w), s.inTriple("replies", "promotes"), func() {
		become := s.fromMemory(s.inTriple("passed", "become", 1+64*w))
		s.VMOVDQU64(written(s.ZMM(), s.VPCOMPRESSB_Z, become, selected), at("repliesBecome"))
	})
	s.ADDQ(number, count)
}
