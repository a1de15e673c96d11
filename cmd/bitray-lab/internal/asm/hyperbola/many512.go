package hyperbola

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// writeManyQueens512 writes the kernel that keeps the board in eight registers as well as in memory. Of sixteen
// squares it picks the answers to eight from the registers, which leaves time to copy the other eight.
//
// Rooks and bishops need not be asked in this way: their look-ups take four and six permutations for eight squares.
func writeManyQueens512(f *emit.File) {
	const round = 16
	queens := pieces[len(pieces)-1]
	k := &all512{table512: newTable512(f, queens, queens.name+"ManyAVX512", manySignature, manyAbout+"sixteen.")}
	board := k.boardOnStack()
	k.answerBoard(k.begin(), board)
	k.copyAnswers(board, round, func(c *copies) {
		q := k.Vector()
		k.VPMOVZXBQ(c.squaresAt(0), q)
		k.VMOVDQU64(k.pick(q), c.dstAt(0))
		c.copyEight(8)
	})
	k.End()
}

// pick returns the answers for the squares in the lanes of q. By its lowest four bits a square is looked up in each
// pair of ranks, and the next two bits choose among the pairs.
func (k *all512) pick(q reg.VecVirtual) reg.VecVirtual {
	var found [4]reg.VecVirtual
	for pair := range found {
		found[pair] = k.Vector()
		k.VMOVDQA64(q, found[pair])
		k.VPERMI2Q(k.answers[2*pair+1], k.answers[2*pair], found[pair])
	}
	bit := func(n int) reg.OpmaskVirtual {
		top, mask := k.Vector(), k.K()
		k.VPSLLQ(operand.U8(63-n), q, top)
		k.VPMOVQ2M(top, mask)
		return mask
	}
	odd, upper := bit(4), bit(5)
	k.VPBLENDMQ(found[1], found[0], odd, found[0])
	k.VPBLENDMQ(found[3], found[2], odd, found[2])
	k.VPBLENDMQ(found[2], found[0], upper, found[0])
	return found[0]
}
