package hyperbola

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// all512 answers for all squares, rank by rank: a rank fills a register. Squares, masks and
// where in its table an answer lies are known when the kernel is written, so one look-up fetches
// what a slider attacks along three lines.
//
// On the ranks above it a bishop attacks along the diagonal to its right and along the
// anti-diagonal to its left; on the ranks below it is the other way round. So of the two bytes
// that answer its diagonals, the halves that belong together are put together: one byte for all
// ranks above, one for all below. On its own rank it attacks nothing along the diagonals, and a
// queen's look-up fetches the answer along the rank there.
type all512 struct {
	*table512
	above, below reg.VecVirtual   // tables of both diagonals
	joined       []reg.VecVirtual // the tables that are looked up together, some ranks in each
}

func writeAll512(f *emit.File, p piece) {
	k := &all512{table512: &table512{piece: p, Kernel: f.BeginBySet(8, "all"+emit.UpperFirst(p.name),
		"func(dst *[64]uint64, occ uint64)", "answers for all squares of one occupancy")}}
	occ, dst := k.begin(), k.Value("dst")
	answers := func(rank int) operand.Mem { return operand.Mem{Base: dst, Disp: 64 * rank} }
	if k.rook {
		k.makeRookTables(occ)
		k.fileMasks = k.From(k.Constant("files", func(i int) uint64 { return fileA << i }))
		k.VMOVDQU64(k.files, answers(7)) // to be read a word at a time until the last rank is written
	}
	if k.bishop {
		k.makeBishopTables(occ)
	}
	k.join()
	for rank := range 8 {
		k.VMOVDQU64(k.answerRank(rank, answers(7).Offset(8*rank)), answers(rank))
	}
	k.End()
}

// makeBishopTables joins the halves of the answers by exclusive or. What differs from a line is
// attacked, so both lines take part.
func (k *all512) makeBishopTables(occ reg.VecVirtual) {
	diagonals, antis, both := k.diagonalBytes(occ), k.antiDiagonalBytes(occ), k.Vector()
	k.VPXORQ(antis, diagonals, both)
	diagonalsUp, antisUp := k.slideUp(diagonals, k.byFile), k.slideUp(antis, k.byFile)
	diagonalsDown, antisDown := k.slideDown(diagonals, k.byFile), k.slideDown(antis, k.byFile)
	k.above, k.below = diagonalsUp, antisUp
	k.VPTERNLOGQ(aXorBXorC, antisDown, both, k.above)
	k.VPTERNLOGQ(aXorBXorC, diagonalsDown, both, k.below)
}

// join puts tables that are looked up together into common registers. The bytes of rank r are
// word r of a table; words are joined in pairs, so the even ranks part from the odd ones.
//
//	bishops: above 0, below 0, above 2, below 2, above 4, below 4, above 6, below 6
//	         and the same of the odd ranks
//	queens:  above 0, below 0, above 2, below 2, ranks 0, 1, 2, 3
//	         above 4, below 4, above 6, below 6, ranks 4, 5, 6, 7
//	         and the same of the odd ranks, with all ranks again
func (k *all512) join() {
	if !k.bishop {
		k.joined = []reg.VecVirtual{k.ranks}
		return
	}
	even, odd := k.Vector(), k.Vector()
	k.VPUNPCKLQDQ(k.below, k.above, even)
	k.VPUNPCKHQDQ(k.below, k.above, odd)
	if !k.rook {
		k.joined = []reg.VecVirtual{even, odd}
		return
	}
	for _, parity := range []reg.VecVirtual{even, odd} {
		lower, upper := k.Vector(), k.Vector()
		k.VSHUFI64X2(operand.U8(0b01_00_01_00), k.ranks, parity, lower)
		k.VSHUFI64X2(operand.U8(0b11_10_11_10), k.ranks, parity, upper)
		k.joined = append(k.joined, lower, upper)
	}
}

// place returns in which joined register the answers of a rank are, and at which words those for
// the ranks above, the ranks below, and the rank itself.
func (k *all512) place(rank int) (register, above, below, same int) {
	switch {
	case !k.bishop:
		return 0, 0, 0, rank
	case !k.rook:
		pair := rank / 2 * 2
		return rank % 2, pair, pair + 1, pair // whichever: no bishop attacks its own rank
	default:
		pair := rank / 2 % 2 * 2
		return rank%2*2 + rank/4, pair, pair + 1, 4 + rank%4
	}
}

// answerRank returns the attacks from the squares of one rank. What its rooks attack along the
// files is the word in memory.
func (k *all512) answerRank(rank int, files operand.Mem) reg.VecVirtual {
	register, above, below, same := k.place(rank)
	indexes := k.From(k.ConstantBytes(fmt.Sprintf("%s_indexes_%d", k.name, rank), func(i int) byte {
		file, to := i/8, i%8
		switch {
		case to > rank:
			return byte(8*above + file)
		case to < rank:
			return byte(8*below + file)
		default:
			return byte(8*same + file)
		}
	}))
	answers := k.lookUp(k.joined[register], indexes)
	k.VPANDQ(k.masks(rank), answers, answers)
	if k.rook {
		k.VPTERNLOGQ_BCST(emit.AOrBAndC, files, k.fileMasks, answers)
	}
	return answers
}

// masks returns the lines through the squares of a rank that are looked up together.
func (k *all512) masks(rank int) operand.Mem {
	return k.Constant(fmt.Sprintf("%s_masks_%d", k.name, rank), func(file int) uint64 { return k.through(8*rank + file) })
}
