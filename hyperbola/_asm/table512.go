package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// table512 answers many questions about one occupancy. It first makes a table of each kind of
// line: byte i of a register holds the attacks along the line of square i as a byte, which bit
// r for rank r along a file, and bit f for file f along the others. Sixty-four bytes are one
// register, so sixty-four lines are answered together:
//
//	attacks = (line - 2s) ^ mirror(mirror(line) - 2 mirror(s))    in each byte
//
// An answer spreads four bytes, one from each table, over the board and cuts out the lines.
type table512 struct {
	*kernel
	piece
	mirror                         reg.VecVirtual
	ranks, files, diagonals, antis reg.VecVirtual // the tables
	spread                         reg.VecVirtual
	fileMasks                      reg.VecVirtual
	rankMasks                      reg.VecVirtual
	diagonalMasks, antiMasks       [2]reg.VecVirtual
	diagonalNumbers                reg.VecVirtual
}

func newTable512(c *build.Context, shared constants, p piece, suffix, signature, about string) *table512 {
	return &table512{piece: p, kernel: newKernel(c, shared, p.name+suffix, signature, about, 64)}
}

// loadTables makes the tables for the occupancy that is the parameter occ.
func (k *table512) loadTables() {
	word, occ := k.GP64(), k.vector()
	k.Load(k.Param("occ"), word)
	k.VPBROADCASTQ(word, occ)
	k.mirror = k.word(reverseInByte)
	if k.rook {
		k.ranks = k.slide(k.rankBytes(occ), "file")
		k.files = k.slide(k.fileBytes(occ), "rank")
		k.spread = k.mirror // byte i selects bit i
	}
	if k.bishop {
		k.diagonals = k.slide(k.diagonalBytes(occ, "diagonals", diagonalNumbered, diagonalNumber), "file")
		k.antis = k.slide(k.diagonalBytes(occ, "anti_diagonals", antiDiagonal, antiDiagonalNumber), "file")
	}
}

// rankBytes copies the byte of each rank to its eight squares.
func (k *table512) rankBytes(occ reg.VecVirtual) reg.VecVirtual {
	lines := k.vector()
	k.VPSHUFB(k.global("rank_of_square", 64, func(sq int) byte { return byte(sq / 8) }), occ, lines)
	return lines
}

// fileBytes transposes the board, which puts the files into bytes in the order in which the
// squares of a rank want them. The matrix product has its rows backwards, hence the flip.
func (k *table512) fileBytes(occ reg.VecVirtual) reg.VecVirtual {
	lines := k.vector()
	k.VPSHUFB(k.global("flip", 64, reversedByteOrder), occ, lines)
	k.VGF2P8AFFINEQB(operand.U8(0), lines, k.mirror, lines)
	return lines
}

// diagonalBytes gathers sixteen diagonals into bytes. A diagonal has one square a file, so the
// sum of its ranks is their union. Then it copies each to its squares.
func (k *table512) diagonalBytes(occ reg.VecVirtual, name string, line func(n int) uint64, number func(sq int) int) reg.VecVirtual {
	zero := k.vector()
	k.VPXORQ(zero, zero, zero)
	var sums [2]reg.VecVirtual
	for half := range sums {
		sums[half] = k.vector()
		masks := k.global(fmt.Sprintf("%s_%d", name, 8*half), 64, words64(func(i int) uint64 { return line(8*half + i) }))
		k.VPANDQ(masks, occ, sums[half])
		k.VPSADBW(zero, sums[half], sums[half])
	}
	lines := k.bytesOf(name+"_of_square", func(sq int) byte { return byte(8 * number(sq)) })
	k.VPERMI2B(sums[1], sums[0], lines)
	return lines
}

// slide answers sixty-four lines in bytes; place says whether the bit of a square in the byte
// of its line is its file or its rank.
func (k *table512) slide(lines reg.VecVirtual, place string) reg.VecVirtual {
	bit := func(sq int) int { return sq % 8 }
	if place == "rank" {
		bit = func(sq int) int { return sq / 8 }
	}
	doubled := k.global("doubled_bit_by_"+place, 64, func(sq int) byte { return byte(2 << bit(sq)) })
	mirroredDoubled := k.global("doubled_mirrored_bit_by_"+place, 64, func(sq int) byte { return byte(2 << (7 - bit(sq))) })
	up, down := k.vector(), k.vector()
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirror, lines, down)
	k.VPSUBB(doubled, lines, up)
	k.VPSUBB(mirroredDoubled, down, down)
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirror, down, down)
	k.VPXORQ(down, up, up)
	return up
}

// lookUp copies from a table the byte of each byte of squares.
func (k *table512) lookUp(table, squares reg.VecVirtual) reg.VecVirtual {
	found := k.vector()
	k.VPERMB(table, squares, found)
	return found
}

// lookUpFile is lookUp for files, whose bits go to ranks: a rank of the product is ones if the
// file has its bit.
func (k *table512) lookUpFile(squares reg.VecVirtual) reg.VecVirtual {
	found := k.lookUp(k.files, squares)
	k.VGF2P8AFFINEQB(operand.U8(0), found, k.spread, found)
	return found
}

// union cuts masks out of parts and joins them.
type union struct {
	k   *table512
	all reg.VecVirtual
}

func (u *union) add(part reg.VecVirtual, mask operand.Op) {
	if u.all == nil {
		u.k.VPANDQ(mask, part, part)
		u.all = part
		return
	}
	u.k.VPTERNLOGQ(aOrBAndC, mask, part, u.all)
}

func writeAll512(c *build.Context, shared constants, p piece) {
	k := newTable512(c, shared, p, "AllAVX512", "func(dst *[64]uint64, occ uint64)",
		"answers for all squares of one occupancy, by AVX-512 F, BW, VBMI and GFNI.")
	k.loadTables()
	dst := k.GP64()
	k.Load(k.Param("dst"), dst)
	for rank := range 8 {
		k.VMOVDQU64(k.answerRank(rank), operand.Mem{Base: dst, Disp: 64 * rank})
	}
	k.VZEROUPPER()
	k.RET()
}

// answerRank returns the attacks from the squares of one rank, which are known when the kernel
// is written, and with them all masks.
func (k *table512) answerRank(rank int) reg.VecVirtual {
	squares := k.bytesOf(fmt.Sprintf("squares_of_rank_%d", rank), func(i int) byte { return byte(8*rank + i/8) })
	masks := func(name string, line func(sq int) uint64) operand.Mem {
		return k.global(fmt.Sprintf("%s_through_rank_%d", name, rank), 64, words64(func(file int) uint64 { return line(8*rank + file) }))
	}
	u := &union{k: k}
	if k.bishop {
		u.add(k.lookUp(k.diagonals, squares), masks("diagonals", func(sq int) uint64 { return diagonalNumbered(diagonalNumber(sq)) }))
		u.add(k.lookUp(k.antis, squares), masks("anti_diagonals", func(sq int) uint64 { return antiDiagonal(antiDiagonalNumber(sq)) }))
	}
	if k.rook {
		u.add(k.lookUpFile(squares), k.global("files", 64, words64(func(i int) uint64 { return fileA << i })))
		u.add(k.lookUp(k.ranks, squares), masks("rank", func(int) uint64 { return 0xff << (8 * rank) }))
	}
	return u.all
}

func writeFrom512(c *build.Context, shared constants, p piece) {
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

	k.SUBQ(operand.U8(8), left)
	k.JLT(operand.LabelRef("rest"))
	k.Label("eight")
	q := k.vector()
	k.VPMOVZXBQ(at(squares), q)
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
		k.fileMasks = k.bytesOf("files", words64(func(i int) uint64 { return fileA << i }))
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
		file, rank := k.vector(), k.vector()
		k.VPERMQ(k.fileMasks, q, file)
		k.VPSRLQ(operand.U8(3), q, rank)
		k.VPERMQ(k.rankMasks, rank, rank)
		u.add(k.lookUpFile(squares), file)
		u.add(k.lookUp(k.ranks, squares), rank)
	}
	return u.all
}
