package lanes

import (
	"github.com/bitray/bitray/transform/simd/_asm/emit"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// separator holds the values of separate by name.
type separator struct {
	triple gotypes.Component
	first  reg.GPVirtual // index of the first move
	more   reg.GPVirtual // last moves that the first move adds to those after any reply
	pairs  reg.GPVirtual // number of pairs
	// The last moves that are counted from parts: sums of bytes, and of what the first moves add.
	sums  vec
	total reg.GPVirtual
}

// separate counts from parts the last moves after those pairs of moves that have nothing to do
// with each other, and lists the other pairs. It begins with the first move of index start and
// returns the index of the one to go on with, as the list of pairs may not hold all.
//
// A reply is listed if it leaves or arrives on a square that the first move wants touched, or if
// it gives check; it is left out if the first move takes it away.
func separate() {
	triple, _ := newTriple("passed")
	s := &separator{triple: triple, first: asm.Value("start"), pairs: asm.GP64(), total: asm.GP64(), sums: zero()}
	asm.MOVQ(address(triple, "pairCount"), s.pairs)
	asm.MOVQ(address(triple, "separated"), s.total)
	asm.Label("move")
	s.more = asm.GP64()
	asm.MOVBQZX(element(triple.Field("alone"), 0).Idx(s.first, 1), s.more)
	asm.SUBQ(address(triple, "none"), s.more)
	s.word(0)
	asm.CMPQ(address(triple, "replyCount"), operand.U8(64))
	asm.JLE(operand.LabelRef("oneWord"))
	s.word(1)
	asm.Label("oneWord")
	asm.INCQ(s.first)
	asm.CMPQ(s.first, address(triple, "firstCount"))
	asm.JGE(operand.LabelRef("done"))
	asm.CMPQ(s.pairs, operand.U32(enoughPairs))
	asm.JLE(operand.LabelRef("move"))
	asm.Label("done")
	asm.ADDQ(total(s.sums), s.total)
	asm.MOVQ(s.total, address(triple, "separated"))
	asm.MOVQ(s.pairs, address(triple, "pairCount"))
	asm.VZEROUPPER()
	asm.Store(s.first, asm.ReturnIndex(0))
	asm.RET()
}

// word does the replies of one word with the first move.
func (s *separator) word(w int) {
	replies := &arranger{triple: s.triple}
	from, to := replies.replies(w)
	row := asm.GP64()
	asm.MOVQ(s.first, row)
	asm.SHLQ(operand.U8(4), row)

	live, listed := bits{asm.GP64()}, bits{asm.GP64()}
	asm.MOVQ(element(s.triple.Field("removed").Index(0), w).Idx(row, 1), live.r)
	asm.ANDNQ(replies.word("valid", w), live.r, live.r)
	touched := broadcast(element(s.triple.Field("touches"), 0).Idx(s.first, 8))
	asm.KMOVQ(touchedBy(from, to, touched), listed.r)
	listed = listed.or(replies.word("checking", w)).and(live.r)
	asm.XORQ(listed.r, live.r)

	parts, after := asm.K(), asm.ZMM()
	asm.KMOVQ(live.r, parts)
	asm.VMOVDQU8_Z(emit.Address(s.triple.Field("afterReply").Index(64*w)), parts, after)
	asm.VPSADBW(zero(), after, after)
	asm.VPADDQ(after, s.sums, s.sums)
	times := asm.GP64()
	asm.POPCNTQ(live.r, times)
	asm.IMULQ(s.more, times)
	asm.ADDQ(times, s.total)

	pairs := asm.K()
	asm.KMOVQ(listed.r, pairs)
	store := func(name string, squares vec) {
		asm.VMOVDQU64(squares, element(s.triple.Field(name), 0).Idx(s.pairs, 1))
	}
	for _, end := range []struct {
		name    string
		replies vec
	}{{"From", from}, {"To", to}} {
		first, reply := asm.ZMM(), asm.ZMM()
		asm.VPBROADCASTB(element(s.triple.Field("first"+end.name), 0).Idx(s.first, 1), first)
		store("firsts"+end.name, first)
		asm.VPCOMPRESSB_Z(end.replies, pairs, reply)
		store("replies"+end.name, reply)
	}
	number := asm.GP64()
	asm.POPCNTQ(listed.r, number)
	asm.ADDQ(number, s.pairs)
}
