package main

import (
	"fmt"

	"github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// table512 answers many questions about one occupancy. It first makes a table of each kind of
// line: byte i of a register holds the attacks along the line of square i, with bit f for file
// f. Sixty-four bytes are one register, so sixty-four lines are answered together:
//
//	attacks = (line - 2s) ^ mirror(mirror(line) - 2 mirror(s))    in each byte
//
// An answer copies a byte of each table to all ranks and cuts out the line. Files are answered
// alike on the flipped board, and then flipped back: word r of their table is a board that holds
// what rooks on all squares of rank r attack, each along its file.
type table512 struct {
	*kernel
	piece
	mirror, flipAnti               reg.VecVirtual // matrices
	ranks, files, diagonals, antis reg.VecVirtual // the tables
	fileMasks, rankMasks, fileA    reg.VecVirtual
	diagonalMasks, antiMasks       [2]reg.VecVirtual
	diagonalNumbers                reg.VecVirtual
}

func newTable512(c *build.Context, shared constants, p piece, suffix, signature, about string) *table512 {
	return &table512{piece: p, kernel: newKernel(c, shared, p.name+suffix, signature, about, 64)}
}

// loadTables makes the tables for the occupancy that is the parameter occ.
func (k *table512) loadTables() {
	occ := k.vector()
	k.VPBROADCASTQ(k.parameter("occ"), occ)
	k.mirror = k.word(reverseInByte)
	if k.rook {
		k.flipAnti = k.word(flipAntiDiagonal)
		k.ranks = k.slide(k.rankBytes(occ), "file", func(sq int) int { return sq % 8 })
		k.files = k.flipped(k.slide(k.flipped(occ), "flipped_rank", func(sq int) int { return 7 - sq/8 }))
	}
	if k.bishop {
		byFile := func(sq int) int { return sq % 8 }
		k.diagonals = k.slide(k.diagonalBytes(occ, "diagonals", diagonalNumbered, diagonalNumber), "file", byFile)
		k.antis = k.slide(k.diagonalBytes(occ, "anti_diagonals", antiDiagonal, antiDiagonalNumber), "file", byFile)
	}
}

// rankBytes copies the byte of each rank to its eight squares.
func (k *table512) rankBytes(occ reg.VecVirtual) reg.VecVirtual {
	lines := k.vector()
	k.VPSHUFB(k.global("rank_of_square", 64, func(sq int) byte { return byte(sq / 8) }), occ, lines)
	return lines
}

// flipped flips the board in each lane about a8-h1: file f becomes byte 7-f, and rank r bit 7-r.
func (k *table512) flipped(boards reg.VecVirtual) reg.VecVirtual {
	x := k.vector()
	k.VGF2P8AFFINEQB(operand.U8(0), boards, k.flipAnti, x)
	return x
}

// diagonalBytes gathers the diagonals into bytes and copies each to its squares. A diagonal has
// one square a file, so the sum of its ranks is their union. The diagonals n and n+8 have no
// file in common and share a byte: beyond the end of a diagonal lies the other, where it makes no
// difference, because what is attacked there is cut off.
func (k *table512) diagonalBytes(occ reg.VecVirtual, name string, line func(n int) uint64, number func(sq int) int) reg.VecVirtual {
	zero, sums, lines := k.vector(), k.vector(), k.vector()
	k.VPXORQ(zero, zero, zero)
	k.VPANDQ(k.global("pairs_of_"+name, 64, words64(func(i int) uint64 { return line(i) | line(i+8) })), occ, sums)
	k.VPSADBW(zero, sums, sums)
	k.VPERMB(sums, k.bytesOf(name+"_of_square", func(sq int) byte { return byte(number(sq) % 8 * 8) }), lines)
	return lines
}

// slide answers sixty-four lines in bytes; bit tells which bit of its line a square is, and
// place is a name for that.
func (k *table512) slide(lines reg.VecVirtual, place string, bit func(sq int) int) reg.VecVirtual {
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
	var files operand.Mem
	if k.rook {
		k.fileMasks = k.bytesOf("files", words64(func(i int) uint64 { return fileA << i }))
		files = k.AllocLocal(64)
		k.VMOVDQU64(k.files, files)
	}
	for rank := range 8 {
		k.VMOVDQU64(k.answerRank(rank, files.Offset(8*rank)), operand.Mem{Base: dst, Disp: 64 * rank})
	}
	k.VZEROUPPER()
	k.RET()
}

// answerRank returns the attacks from the squares of one rank, which are known when the kernel
// is written, and with them all masks. What its rooks attack along the files is in memory.
func (k *table512) answerRank(rank int, files operand.Mem) reg.VecVirtual {
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
		u.add(k.lookUp(k.ranks, squares), masks("rank", func(int) uint64 { return 0xff << (8 * rank) }))
		k.VPTERNLOGQ_BCST(aOrBAndC, files, k.fileMasks, u.all)
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
