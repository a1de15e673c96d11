package lanes

import "github.com/mmcloughlin/avo/operand"

// In this file is how separate goes through the replies with AVX2: by parts of thirty-two, a byte for each.

// partSize is the number of replies in a part.
const partSize = 32

// lookUpReplies stores the squares of all replies as what it takes to find a square in a set: the rank, as the index
// of a byte, and the file, as a bit.
func (s *separator) lookUpReplies() {
	size := 2 * 64 * s.named("words")
	s.squares = map[string]operand.Mem{"from": s.alignedLocal(size), "to": s.alignedLocal(size)}
	files := written(s.YMM(), s.VBROADCASTI128, s.filesOfSquares())
	part := s.nought()
	s.loop("squares", part, operand.U8(partSize), s.inTriple("replies", "count"), func() {
		for _, list := range []string{"from", "to"} {
			squares := written(s.YMM(), s.VMOVDQU, s.inTriple("passed", list, 1).Idx(part, 1))
			rank := written(s.YMM(), s.VPAND, s.words(0x0707070707070707), written(s.YMM(), s.VPSRLQ, operand.U8(3), squares))
			toRanks, toFiles := s.squaresOfPart(list, part)
			s.VMOVDQA(rank, toRanks)
			s.VMOVDQA(written(s.YMM(), s.VPSHUFB, squares, files), toFiles)
		}
	})
}

// squaresOfPart returns where the ranks and the files of a part are.
func (s *separator) squaresOfPart(list string, part general) (ranks, files operand.Mem) {
	ranks = s.squares[list].Idx(part, 1)
	return ranks, ranks.Offset(64 * s.named("words"))
}

// eachWord does the replies of all words with the first move.
func (s *separator) eachWord() {
	row, word, part := s.scaled(s.first, s.removedBytes()), s.GP64(), s.nought()
	s.Label("word")
	s.MOVQ(part, word)
	full, kingless := s.constant(0).r, s.constant(0).r
	s.Label("part")
	s.part(row, part, full, kingless)
	s.ADDQ(operand.U8(partSize), part)
	s.Branch(s.CMPQ, part, s.inTriple("replies", "count"), s.JGE, "lastPart")
	s.Branch(s.TESTQ, operand.U32(64-1), part, s.JNZ, "part")
	s.Label("lastPart")
	s.listWord("full", s.full, full, word)
	s.listWord("kingless", s.kingless, kingless, word)
	s.Branch(s.CMPQ, part, s.inTriple("replies", "count"), s.JLT, "word")
}

// part does the replies of a part with the first move, and adds those to be listed to words.
func (s *separator) part(row, part, full, kingless general) {
	bytes := s.filled(s.MOVQ, part) // where the bits of the part are
	s.SHRQ(operand.U8(3), bytes)
	bitsAt := func(name string) operand.Mem { return s.inTriple("replies", name, 0).Idx(bytes, 1) }
	removed := s.filled(s.LEAQ, operand.Mem{Base: row, Index: bytes, Scale: 1})
	live := written(s.GP32(), s.ANDNL, bitsAt("valid"), written(s.GP32(), s.MOVL, s.inTriple("firsts", "removed", 0, 0).Idx(removed, 1)))

	apart, kingApart := s.apartFrom("touches", part), s.apartFrom("kingTouches", part)
	quiet := written(s.GP32(), s.VPMOVMSKB, kingApart)
	s.ANDL(live, quiet)
	checking := written(s.GP32(), s.MOVL, bitsAt("checking"))
	s.ANDNL(quiet, checking, quiet)
	s.XORL(quiet, live)
	s.addTo(full, live, part)
	s.sum(quiet, apart, part)
	touching := written(s.GP32(), s.ANDNL, quiet, written(s.GP32(), s.VPMOVMSKB, apart))
	s.XORL(touching, quiet)
	s.addTo(kingless, touching, part)
	s.addTimes(quiet, s.more)
	s.addTimes(touching, s.kingMore)
}

// addTo adds the bits of a part to a word.
func (s *separator) addTo(word, those, part general) {
	s.ORQ(written(s.GP64(), s.SHLXQ, part, those.As64()), word)
}

// apartFrom returns which replies of a part leave no square of a set of the first move's, and arrive on none.
func (s *separator) apartFrom(list string, part general) half {
	set := written(s.YMM(), s.VPBROADCASTQ, s.inTriple("firsts", list, 0).Idx(s.first, 8))
	meets := func(list string) half {
		ranks, files := s.squaresOfPart(list, part)
		return written(s.YMM(), s.VPAND, files, written(s.YMM(), s.VPSHUFB, ranks, set))
	}
	from, to := meets("from"), meets("to")
	return written(s.YMM(), s.VPCMPEQB, s.noSquares(), written(s.YMM(), s.VPOR, from, to))
}

// sum adds the moves after some replies of a part: those of the king, and all others after those that are
// apart.
func (s *separator) sum(those general, apart half, part general) {
	bytes := written(s.YMM(), s.VPBROADCASTD, written(s.XMM(), s.VMOVD, those))
	s.VPSHUFB(s.Bytes("eightOfEachByte", partSize, func(i int) byte { return byte(i / 8) }), bytes, bytes)
	s.VPAND(s.words(0x8040201008040201), bytes, bytes)
	s.VPCMPEQB(s.words(0x8040201008040201), bytes, bytes)
	after := func(list string) operand.Mem { return s.inTriple("replies", list, 0).Idx(part, 1) }
	moves := written(s.YMM(), s.VMOVDQU, after("kingAfter"))
	others := written(s.YMM(), s.VMOVDQU, after("after"))
	s.VPSUBB(moves, others, others)
	s.VPAND(apart, others, others)
	s.VPADDB(others, moves, moves)
	s.VPAND(bytes, moves, moves)
	s.VPSADBW(s.half(s.zero(), 0), moves, moves)
	s.VPADDQ(moves, s.half(s.sums, 0), s.half(s.sums, 0))
}

// addTimes adds a number of last moves for each of some replies.
func (s *separator) addTimes(those, moves general) {
	times := s.GP64()
	s.POPCNTL(those, times.As32())
	s.IMULQ(moves, times)
	s.ADDQ(times, s.total)
}

// listWord adds pairs of the first move and those replies of a word to a list.
func (s *separator) listWord(name string, end, those, word general) {
	for offset := 0; offset < 64; offset += 32 {
		s.VMOVDQU(s.half(s.from, 0), s.inTriple(name, "firstsFrom", offset).Idx(end, 1))
		s.VMOVDQU(s.half(s.to, 0), s.inTriple(name, "firstsTo", offset).Idx(end, 1))
	}
	columns := s.replyColumns(name, 0)
	s.Branch(s.CMPQ, s.inTriple("replies", "promotes"), operand.U8(0), s.JE, name+"Pieces")
	s.squeeze(those, word, end, columns...)
	s.JMP(name + "Listed")
	s.Label(name + "Pieces")
	s.squeeze(those, word, end, columns[:2]...)
	s.Label(name + "Listed")
}
