package hyperbola

import (
	"fmt"
	"github.com/bitray/bitray/transform/simd/_asm/emit"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// all512 answers for all squares, rank by rank: a rank fills a register. Squares, masks and
// where in its table an answer lies are known when the kernel is written.
//
// A slider attacks no square of its own rank along a diagonal. So where a queen's answer has
// the byte of that rank, the look-up among the diagonals may fetch the answer along the rank
// instead, and one look-up serves both. For that the two tables are joined: each rank's eight
// bytes for the diagonals are followed by its eight bytes for the rank, the even ranks in one
// register, the odd ones in the other.
type all512 struct {
	*table512
	joined [2]reg.VecVirtual // of the even ranks, of the odd ranks
}

func writeAll512(f *emit.File, p piece) {
	k := &all512{table512: newTable512(f, p, "AllAVX512", "func(dst *[64]uint64, occ uint64)",
		"answers for all squares of one occupancy, by AVX-512 F, BW, VBMI and GFNI.")}
	k.loadTables()
	dst := k.Value("dst")
	answers := func(rank int) operand.Mem { return operand.Mem{Base: dst, Disp: 64 * rank} }
	if k.rook {
		k.fileMasks = k.From(k.Constant("files", func(i int) uint64 { return fileA << i }))
		k.VMOVDQU64(k.files, answers(7)) // to be read a word at a time until the last rank is written
	}
	if k.rook && k.bishop {
		k.joined = [2]reg.VecVirtual{k.Vector(), k.Vector()}
		k.VPUNPCKLQDQ(k.ranks, k.diagonals, k.joined[0])
		k.VPUNPCKHQDQ(k.ranks, k.diagonals, k.joined[1])
	}
	for rank := range 8 {
		k.VMOVDQU64(k.answerRank(rank, answers(7).Offset(8*rank)), answers(rank))
	}
	k.End()
}

// answerRank returns the attacks from the squares of one rank. What its rooks attack along the
// files is the word in memory.
func (k *all512) answerRank(rank int, files operand.Mem) reg.VecVirtual {
	u := &union{k: k.table512}
	switch {
	case k.rook && k.bishop:
		u.add(k.lookUp(k.joined[rank%2], k.joinedSquares(rank)), k.masks("joined", rank, diagonalThrough, rankThrough))
	case k.bishop:
		u.add(k.lookUp(k.diagonals, k.squares(rank)), k.masks("diagonals", rank, diagonalThrough))
	default:
		u.add(k.lookUp(k.ranks, k.squares(rank)), k.masks("ranks", rank, rankThrough))
	}
	if k.bishop {
		u.add(k.lookUp(k.antis, k.squares(rank)), k.masks("anti_diagonals", rank, antiDiagonalThrough))
	}
	if k.rook {
		k.VPTERNLOGQ_BCST(aOrBAndC, files, k.fileMasks, u.all)
	}
	return u.all
}

// squares returns each square of a rank eight times.
func (k *all512) squares(rank int) reg.VecVirtual {
	return k.From(k.ConstantBytes(fmt.Sprintf("squares_of_rank_%d", rank), func(i int) byte { return byte(8*rank + i/8) }))
}

// joinedSquares returns where in the joined table to look for the bytes of each answer.
func (k *all512) joinedSquares(rank int) reg.VecVirtual {
	return k.From(k.ConstantBytes(fmt.Sprintf("joined_squares_of_rank_%d", rank), func(i int) byte {
		file, ofAnswer := i/8, i%8
		place := rank/2*16 + file
		if ofAnswer == rank {
			place += 8
		}
		return byte(place)
	}))
}

// masks returns the lines through the squares of a rank.
func (k *all512) masks(name string, rank int, lines ...func(sq int) uint64) operand.Mem {
	return k.Constant(fmt.Sprintf("%s_through_rank_%d", name, rank), func(file int) (mask uint64) {
		for _, line := range lines {
			mask |= line(8*rank + file)
		}
		return mask
	})
}

func rankThrough(sq int) uint64         { return 0xff << (sq &^ 7) }
func diagonalThrough(sq int) uint64     { return diagonalNumbered(diagonalNumber(sq)) }
func antiDiagonalThrough(sq int) uint64 { return antiDiagonal(antiDiagonalNumber(sq)) }
