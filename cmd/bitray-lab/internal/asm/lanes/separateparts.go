package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// In this file is how separate goes through the replies with AVX2: by parts of thirty-two, a byte for each.

// partSize is the number of replies in a part.
const partSize = 32

// The squares of a reply are kept as what it takes to find a square in a set: the rank, as the index of a
// byte, and the file, as a bit.
const (
	fromRank = iota * 64 * replyWords
	fromFile
	toRank
	toFile
	squaresSize
)

// lookUpReplies stores the ranks and files of all replies.
func (s *separator) lookUpReplies() {
	s.squares = alignedLocal(squaresSize)
	files := written(asm.YMM(), asm.VBROADCASTI128, filesOfSquares())
	part := nought()
	asm.Label("squares")
	for _, list := range []struct {
		name       string
		rank, file int
	}{{"from", fromRank, fromFile}, {"to", toRank, toFile}} {
		squares := written(asm.YMM(), asm.VMOVDQU, element(s.triple.Field("passed").Field(list.name), 1).Idx(part, 1))
		rank := written(asm.YMM(), asm.VPSRLQ, operand.U8(3), squares)
		asm.VPAND(words(0x0707070707070707), rank, rank)
		asm.VMOVDQA(rank, s.squares.Offset(list.rank).Idx(part, 1))
		file := written(asm.YMM(), asm.VPSHUFB, squares, files)
		asm.VMOVDQA(file, s.squares.Offset(list.file).Idx(part, 1))
	}
	asm.ADDQ(operand.U8(partSize), part)
	asm.CMPQ(part, address(s.triple, "replies", "count"))
	asm.JLT(operand.LabelRef("squares"))
}

// eachWord does the replies of all words with the first move.
func (s *separator) eachWord() {
	row, word, part := scaled(s.first, removedSize), asm.GP64(), asm.GP64()
	asm.XORQ(part, part)
	asm.Label("word")
	asm.MOVQ(part, word)
	full, kingless := constant(0).r, constant(0).r
	asm.Label("part")
	s.part(row, part, full, kingless)
	asm.ADDQ(operand.U8(partSize), part)
	asm.CMPQ(part, address(s.triple, "replies", "count"))
	asm.JGE(operand.LabelRef("lastPart"))
	asm.TESTQ(operand.U32(64-1), part)
	asm.JNZ(operand.LabelRef("part"))
	asm.Label("lastPart")
	s.listWord("full", s.full, full, word)
	s.listWord("kingless", s.kingless, kingless, word)
	asm.CMPQ(part, address(s.triple, "replies", "count"))
	asm.JLT(operand.LabelRef("word"))
}

// part does the replies of a part with the first move, and adds those to be listed to words.
func (s *separator) part(row, part, full, kingless reg.GPVirtual) {
	bytes := asm.GP64() // where the bits of the part are
	asm.MOVQ(part, bytes)
	asm.SHRQ(operand.U8(3), bytes)
	bitsAt := func(name string) operand.Mem {
		return element(s.triple.Field("replies").Field(name), 0).Idx(bytes, 1)
	}
	removed := filled(asm.LEAQ, operand.Mem{Base: row, Index: bytes, Scale: 1})
	live := written(asm.GP32(), asm.MOVL, element(s.triple.Field("firsts").Field("removed").Index(0), 0).Idx(removed, 1))
	asm.ANDNL(bitsAt("valid"), live, live)

	apart, kingApart := s.apartFrom("touches", part), s.apartFrom("kingTouches", part)
	quiet := written(asm.GP32(), asm.VPMOVMSKB, kingApart)
	asm.ANDL(live, quiet)
	checking := asm.GP32()
	asm.MOVL(bitsAt("checking"), checking)
	asm.ANDNL(quiet, checking, quiet)
	asm.XORL(quiet, live)
	s.addTo(full, live, part)
	s.sum(quiet, apart, part)
	touching := written(asm.GP32(), asm.VPMOVMSKB, apart)
	asm.ANDNL(quiet, touching, touching)
	asm.XORL(touching, quiet)
	s.addTo(kingless, touching, part)
	s.addTimes(quiet, s.more)
	s.addTimes(touching, s.kingMore)
}

// addTo adds the bits of a part to a word.
func (s *separator) addTo(word, those, part reg.GPVirtual) {
	moved := filled(asm.SHLXQ, part, those.As64())
	asm.ORQ(moved, word)
}

// apartFrom returns which replies of a part leave no square of a set of the first move's, and arrive on none.
func (s *separator) apartFrom(list string, part reg.GPVirtual) reg.VecVirtual {
	set := written(asm.YMM(), asm.VPBROADCASTQ, element(s.triple.Field("firsts").Field(list), 0).Idx(s.first, 8))
	at := func(offset int) operand.Mem { return s.squares.Offset(offset).Idx(part, 1) }
	from := written(asm.YMM(), asm.VPSHUFB, at(fromRank), set)
	asm.VPAND(at(fromFile), from, from)
	to := written(asm.YMM(), asm.VPSHUFB, at(toRank), set)
	asm.VPAND(at(toFile), to, to)
	asm.VPOR(from, to, to)
	asm.VPCMPEQB(noSquares(), to, to)
	return to
}

// sum adds the moves after some replies of a part: those of the king, and all others after those that are
// apart.
func (s *separator) sum(those reg.GPVirtual, apart reg.VecVirtual, part reg.GPVirtual) {
	x := written(asm.XMM(), asm.VMOVD, those)
	bytes := written(asm.YMM(), asm.VPBROADCASTD, x)
	asm.VPSHUFB(asm.Bytes("eightOfEachByte", partSize, func(i int) byte { return byte(i / 8) }), bytes, bytes)
	asm.VPAND(words(0x8040201008040201), bytes, bytes)
	asm.VPCMPEQB(words(0x8040201008040201), bytes, bytes)
	after := func(list string) operand.Mem { return element(s.triple.Field("replies").Field(list), 0).Idx(part, 1) }
	moves := written(asm.YMM(), asm.VMOVDQU, after("kingAfter"))
	others := written(asm.YMM(), asm.VMOVDQU, after("after"))
	asm.VPSUBB(moves, others, others)
	asm.VPAND(apart, others, others)
	asm.VPADDB(others, moves, moves)
	asm.VPAND(bytes, moves, moves)
	asm.VPSADBW(half(zero(), 0), moves, moves)
	asm.VPADDQ(moves, half(s.sums, 0), half(s.sums, 0))
}

// addTimes adds so many last moves for each of some replies.
func (s *separator) addTimes(those, moves reg.GPVirtual) {
	times := asm.GP64()
	asm.POPCNTL(those, times.As32())
	asm.IMULQ(moves, times)
	asm.ADDQ(times, s.total)
}

// listWord adds pairs of the first move and those replies of a word to a list.
func (s *separator) listWord(name string, end, those, word reg.GPVirtual) {
	list := func(which string) operand.Mem { return element(s.triple.Field(name).Field(which), 0) }
	for offset := 0; offset < 64; offset += 32 {
		asm.VMOVDQU(half(s.from, 0), list("firstsFrom").Offset(offset).Idx(end, 1))
		asm.VMOVDQU(half(s.to, 0), list("firstsTo").Offset(offset).Idx(end, 1))
	}
	columns := []column{
		{element(s.triple.Field("passed").Field("from"), 1), list("repliesFrom"), 0},
		{element(s.triple.Field("passed").Field("to"), 1), list("repliesTo"), 0},
		{element(s.triple.Field("passed").Field("become"), 1), list("repliesBecome"), 0},
	}
	asm.CMPQ(address(s.triple, "replies", "promotes"), operand.U8(0))
	asm.JE(operand.LabelRef(name + "Pieces"))
	squeeze(those, word, end, columns...)
	asm.JMP(operand.LabelRef(name + "Listed"))
	asm.Label(name + "Pieces")
	squeeze(those, word, end, columns[:2]...)
	asm.Label(name + "Listed")
}
