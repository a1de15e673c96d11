package main

import (
	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

func writeFrom512(c *build.Context, shared *constants, p piece) {
	k := newTable512(c, shared, p, "FromAVX512", "func(dst []uint64, squares []uint8, occ uint64)",
		"answers for many squares of one occupancy, by AVX-512 F, BW, VBMI and GFNI.")
	k.loadTables()
	k.loadMasks()
	dst, squares, left := k.GP64(), k.GP64(), k.GP64()
	k.Load(k.Param("dst").Base(), dst)
	k.Load(k.Param("squares").Base(), squares)
	k.Load(k.Param("dst").Len(), left)
	at := func(base reg.Register) operand.Mem { return operand.Mem{Base: base} }
	replicate := k.bytesOf("replicate", func(i int) byte { return byte(i &^ 7 & 15) })
	bytePositions := k.bytePositions()

	k.SUBQ(operand.U8(8), left)
	k.JLT(operand.LabelRef("rest"))
	k.Label("eight")
	q := k.eightSquares(at(squares), bytePositions)
	k.VMOVDQU64(k.answer(q, replicate), at(dst))
	k.ADDQ(operand.U8(8), squares)
	k.ADDQ(operand.U8(64), dst)
	k.SUBQ(operand.U8(8), left)
	k.JGE(operand.LabelRef("eight"))

	k.Label("rest")
	k.ADDQ(operand.U8(8), left)
	k.JEQ(operand.LabelRef("done"))
	lanes := k.lowest(left)
	q = k.vector()
	k.VPMOVZXBQ_Z(at(squares), lanes, q)
	k.VMOVDQU64(k.answer(q, replicate), lanes, at(dst))
	k.Label("done")
	k.VZEROUPPER()
	k.RET()
}

func (k *table512) loadMasks() {
	if k.rook {
		k.fileA = k.word(fileA)
		k.rankMasks = k.bytesOf("ranks", words64(func(i int) uint64 { return 0xff << (8 * i) }))
	}
	if k.bishop {
		k.diagonalNumbers = k.bytesOf("diagonal_numbers", func(sq int) byte {
			return byte(diagonalNumber(sq) | antiDiagonalNumber(sq)<<4)
		})
		for half, suffix := range []string{"_0", "_8"} {
			k.diagonalMasks[half] = k.bytesOf("diagonals"+suffix, words64(func(i int) uint64 { return diagonalNumbered(8*half + i) }))
			k.antiMasks[half] = k.bytesOf("anti_diagonals"+suffix, words64(func(i int) uint64 { return antiDiagonal(8*half + i) }))
		}
	}
}

// answer returns the attacks from the squares in the lanes of q. The instructions that look up
// take as many of the lowest bits of an index as they need, so nothing is masked.
func (k *table512) answer(q, replicate reg.VecVirtual) reg.VecVirtual {
	squares := k.vector()
	k.VPSHUFB(replicate, q, squares)
	u := &union{k: k}
	if k.bishop {
		d, a := k.vector(), k.vector()
		k.VPERMB(k.diagonalNumbers, q, d)
		k.VPSRLQ(operand.U8(4), d, a)
		k.VPERMI2Q(k.diagonalMasks[1], k.diagonalMasks[0], d)
		k.VPERMI2Q(k.antiMasks[1], k.antiMasks[0], a)
		u.add(k.lookUp(k.diagonals, squares), d)
		u.add(k.lookUp(k.antis, squares), a)
	}
	if k.rook {
		fileMask, rankMask, files, rank := k.vector(), k.vector(), k.vector(), k.vector()
		k.VPSRLQ(operand.U8(3), q, rank)
		k.VPROLVQ(q, k.fileA, fileMask) // whole ranks make no difference
		k.VPERMQ(k.rankMasks, rank, rankMask)
		k.VPERMQ(k.files, rank, files)
		u.add(k.lookUp(k.ranks, squares), rankMask)
		u.add(files, fileMask)
	}
	return u.all
}
