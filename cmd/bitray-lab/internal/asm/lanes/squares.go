package lanes

import (
	"fmt"

	"github.com/mmcloughlin/avo/operand"
)

// squareNumbers returns the bytes 0 to 63.
func (asm *assembler) squareNumbers() vec {
	return asm.fromMemory(asm.Bytes("squareNumbers", 64, func(sq int) byte { return byte(sq) }))
}

// squaresOf returns the numbers of the squares of b as bytes, in ascending order: b selects them
// from numbers, which are all.
func (asm *assembler) squaresOf(b operand.Op, numbers vec) vec {
	return written(asm.ZMM(), asm.VPCOMPRESSB_Z, numbers, written(asm.K(), asm.KMOVQ, b))
}

// bytes16 returns the address of sixteen equal bytes.
func (asm *assembler) bytes16(b uint8) operand.Mem {
	return asm.Bytes(fmt.Sprintf("sixteen%d", b), 16, func(int) byte { return b })
}

// foursOfSquares returns the address of a table with four times the number of each square.
func (asm *assembler) foursOfSquares() operand.Mem {
	return asm.Bytes("foursOfSquares", 4*64, func(i int) byte { return byte(i / 4) })
}

// eachSquare emits a loop over the squares of b, which is used up, in ascending order.
func (asm *assembler) eachSquare(name string, b operand.Op, body func(square general)) {
	asm.repeat(name, name+"Done", b, func() {
		body(asm.squareOf(b))
		asm.BLSRQ(b, b)
	})
}

// listSquares is what AVX2 has for squaresOf: it hands on the squares of b one by one, with their place among
// the next four of the list, and adds their number to its end. More squares than there are may be handed on,
// which are no square.
func (asm *assembler) listSquares(b operand.Op, write func(square general, i int), end general) {
	label := asm.narrow.label("squares")
	left := asm.filled(asm.MOVQ, b)
	number := written(asm.filled(asm.POPCNTQ, b), asm.ADDQ, end)
	asm.Label(label)
	for i := range 4 {
		square := asm.squareOf(left)
		write(square, i)
		asm.BLSRQ(left, left)
	}
	asm.MOVQ(asm.filled(asm.LEAQ, operand.Mem{Base: end, Disp: 4}), end)
	asm.Branch(asm.TESTQ, left, left, asm.JNZ, label)
	asm.MOVQ(number, end)
}

// column is a list of bytes, of which some are compressed into another list, with what is turned over in
// each.
type column struct {
	from, to operand.Mem // the first entries
	flip     uint64
}

// squeeze is what AVX2 has for VPCOMPRESSB: of the entries of columns from an index on it appends those that
// are selected, where end says. The columns are in the same memory.
func (asm *assembler) squeeze(selected, from, end general, columns ...column) {
	start := asm.filled(asm.LEAQ, operand.Mem{Base: columns[0].from.Base, Index: from, Scale: 1})
	asm.listSquares(selected, func(index general, i int) {
		for _, c := range columns {
			c.from.Base = start
			entry := written(asm.GP32(), asm.MOVBLZX, c.from.Idx(index, 1))
			if c.flip != 0 {
				asm.XORL(operand.U8(c.flip), entry)
			}
			asm.MOVB(entry.As8(), c.to.Offset(i).Idx(end, 1))
		}
	}, end)
}

// eachByte has a one in every byte.
const eachByte = 0x0101010101010101

// eightOf returns how many of eight bytes are selected by bits, and these bytes as a mask.
func (asm *assembler) eightOf(selected operand.Op) (number, bytes general) {
	number = asm.filled(asm.MOVBQZX, selected)
	bytes = written(asm.GP64(), asm.IMUL3Q, operand.U32(0xff), written(asm.GP64(), asm.PDEPQ, asm.word(eachByte), number))
	return asm.filled(asm.POPCNTQ, number), bytes
}

// expand is what AVX2 has for VPEXPANDB: it stores as many bytes as count says, those that are selected from
// a list, in order, and the others equal to the byte other.
func (asm *assembler) expand(list, selected operand.Mem, other general, to, count operand.Mem) {
	label := asm.narrow.label("expand")
	index, next := asm.nought(), asm.nought()
	asm.IMULQ(asm.word(eachByte), other)
	asm.Label(label)
	number, bytes := asm.eightOf(selected.Idx(index, 1))
	some := asm.wordAt(list.Idx(next, 1))
	asm.PDEPQ(bytes, some, some)
	asm.ORQ(written(asm.GP64(), asm.ANDNQ, other, bytes), some)
	asm.MOVQ(some, to.Idx(index, 8))
	asm.ADDQ(number, next)
	asm.INCQ(index)
	asm.MOVQ(index, some)
	asm.SHLQ(operand.U8(3), some)
	asm.Branch(asm.CMPQ, some, count, asm.JLT, label)
}

func (asm *assembler) wordAt(word operand.Mem) general { return asm.filled(asm.MOVQ, word) }

// boardList is boards of which some are stored, and where.
type boardList struct {
	boards vec
	to     operand.Mem
}

// squeezeBoards stores the boards of some lanes, one after the other, in each of several lists.
func (asm *assembler) squeezeBoards(lanes mask, lists ...boardList) {
	if !asm.fourLanes() {
		for _, l := range lists {
			asm.VMOVDQU64(written(asm.ZMM(), asm.VPCOMPRESSQ_Z, l.boards, lanes), l.to)
		}
		return
	}
	all := asm.alignedLocal(8 * width * len(lists))
	var ends []general
	for i, l := range lists {
		asm.VMOVDQA64(l.boards, all.Offset(8*width*i))
		ends = append(ends, asm.filled(asm.LEAQ, l.to))
	}
	asm.eachSquare(asm.narrow.label("squeezeBoards"), asm.bitsOf(lanes), func(lane general) {
		for i, end := range ends {
			asm.MOVQ(asm.wordAt(all.Offset(8*width*i).Idx(lane, 8)), operand.Mem{Base: end})
			asm.ADDQ(operand.U8(8), end)
		}
	})
}
