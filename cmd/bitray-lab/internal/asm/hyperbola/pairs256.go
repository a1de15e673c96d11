package hyperbola

import (
	"math/bits"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/internal/edge"
)

// pairs256 answers four questions at a time by the formulas of [pairs512].
//
// The masks of the lines come from the rows that the package has for single questions: a row is the
// slider and its three lines, 32 bytes in a table of two kilobytes. Four rows, loaded in halves and
// interleaved, are a register of sliders and one of each line. On a rank the next piece to the west is
// found by two tables of nibbles.
// There are but sixteen registers, so most constants stay in memory.
type pairs256 struct {
	*emit.Kernel
	piece
	rows                         reg.GPVirtual
	slider, flippedSlider        vec // of the four questions at hand
	file, diagonal, antidiagonal vec // their lines without the slider
	occupancy                    vec
}

func writePairs256(f *emit.File, p piece) {
	k := &pairs256{piece: p, Kernel: f.BeginBySet(4, p.name+"Each",
		"func(dst []uint64, squares []uint8, occ []uint64)",
		"answers one question an element")}
	k.rows = emit.Written(k.GP64(), k.LEAQ, operand.NewDataAddr(operand.Symbol{Name: "·rows"}, 0))
	dst, squares, occ, left := k.Base("dst"), k.Base("squares"), k.Base("occ"), k.Len("dst")
	at := func(base reg.Register) operand.Mem { return operand.Mem{Base: base} }
	k.Chunks("four", left, func() {
		four := emit.Written(k.GP32(), k.MOVL, at(squares))
		k.VMOVDQU(k.answer(four, k.From(at(occ))), at(dst))
		k.ADDQ(operand.U8(4), squares)
		k.ADDQ(operand.U8(32), occ)
		k.ADDQ(operand.U8(32), dst)
	}, func() {
		load, store := k.LowestLanes(left)
		four := k.gatherBytes(squares, left).As32().(reg.GPVirtual)
		store(k.answer(four, load(at(occ))), at(dst))
	})
}

// gatherBytes loads n bytes, one to three, into a word, and reads nothing after them. It uses n
// up.
func (k *pairs256) gatherBytes(bytes, n reg.GPVirtual) reg.GPVirtual {
	word, one := k.GP64(), k.GP64()
	k.XORL(word.As32(), word.As32())
	k.Label("byte")
	k.SHLQ(operand.U8(8), word)
	k.MOVBQZX(operand.Mem{Base: bytes, Index: n, Scale: 1, Disp: -1}, one)
	k.ORQ(one, word)
	k.DECQ(n)
	k.JNE("byte")
	return word
}

func (k *pairs256) answer(four reg.GPVirtual, occ vec) vec {
	k.occupancy, k.flippedSlider = occ, k.Vector()
	k.loadRows(four)
	k.VPSHUFB(k.flip(), k.slider, k.flippedSlider)
	var all vec
	add := func(attacks vec) {
		if all == nil {
			all = attacks
			return
		}
		k.VPOR(attacks, all, all)
	}
	if k.bishop {
		add(k.line(k.diagonal))
		add(k.line(k.antidiagonal))
	}
	if k.rook {
		add(k.line(k.file))
		add(k.east())
		add(k.west())
	}
	return all
}

// loadRows loads the rows of four squares, which are bytes of a word. Of each row one register has
// the slider and the file, the other both diagonals; so registers of the first and third row, and of
// the second and fourth, interleave to the order of the squares.
//
// Rows have 32 bytes, and addresses are multiples of 8 at most: so each byte becomes four times its
// square, which is masked in the same go.
func (k *pairs256) loadRows(four reg.GPVirtual) {
	k.SHLL(operand.U8(2), four)
	k.ANDL(operand.U32(0xfcfcfcfc), four)
	var row [4]operand.Mem
	for i := range row {
		if i > 0 {
			k.SHRL(operand.U8(8), four)
		}
		offset := emit.Written(k.GP32(), k.MOVBLZX, four.As8())
		row[i] = operand.Mem{Base: k.rows, Index: offset.As64(), Scale: 8}
	}
	halves := func(a, b operand.Mem, offset int) vec {
		low := emit.Written(k.XMM(), k.VMOVDQU, a.Offset(offset))
		return emit.Written(k.YMM(), k.VINSERTI128, operand.U8(1), b.Offset(offset), low.AsY())
	}
	first, second := halves(row[0], row[2], 0), halves(row[1], row[3], 0)
	k.slider = k.New(k.VPUNPCKLQDQ, second, first)
	if k.rook {
		k.file = k.New(k.VPUNPCKHQDQ, second, first)
	}
	if k.bishop {
		first, second = halves(row[0], row[2], 16), halves(row[1], row[3], 16)
		k.diagonal = k.New(k.VPUNPCKLQDQ, second, first)
		k.antidiagonal = k.New(k.VPUNPCKHQDQ, second, first)
	}
}

func (k *pairs256) flip() operand.Mem { return k.ConstantBytes("flip_32", reversedByteOrder) }

// line returns the attacks along a file or a diagonal.
func (k *pairs256) line(line vec) vec {
	up := k.New(k.VPAND, k.occupancy, line)
	down := k.New(k.VPSHUFB, k.flip(), up)
	k.VPSUBQ(k.slider, up, up)
	k.VPSUBQ(k.flippedSlider, down, down)
	k.VPSHUFB(k.flip(), down, down)
	k.VPXOR(up, down, up)
	return emit.Written(up, k.VPAND, line, up)
}

// east subtracts in each byte: the doubled slider borrows from the next piece above it.
func (k *pairs256) east() vec {
	return k.New(k.VPXOR, k.occupancy, k.New(k.VPSUBB, k.New(k.VPADDB, k.slider, k.slider), k.occupancy))
}

// west subtracts the next piece below the slider from the slider, in each byte. Where there is
// none, the a-file serves, as the square on which every ray ends; for a slider that stands there
// the difference is nothing. A byte without the slider stays empty.
func (k *pairs256) west() vec {
	ones := k.From(k.Repeated(edge.FileA))
	below := k.New(k.VPSUBUSB, ones, k.slider)
	k.VPAND(k.occupancy, below, below)
	edge := k.New(k.VPMINUB, ones, k.slider)
	k.VPOR(edge, below, below)
	return k.New(k.VPSUBB, k.highest(below), k.slider)
}

// highest returns the highest bit of each byte.
func (k *pairs256) highest(boards vec) vec {
	highest := func(n int) byte { return byte(1 << bits.Len(uint(n)) >> 1) }
	ofLow := k.From(k.ConstantBytes("highest_of_low_nibble", func(i int) byte { return highest(i & 15) }))
	ofHigh := k.From(k.ConstantBytes("highest_of_high_nibble", func(i int) byte { return highest(i&15) << 4 }))
	nibbles := k.Repeated(lowNibbles)
	low := k.New(k.VPAND, nibbles, boards)
	high := k.New(k.VPSRLQ, operand.U8(4), boards)
	k.VPAND(nibbles, high, high)
	k.VPSHUFB(low, ofLow, low)
	k.VPSHUFB(high, ofHigh, high)
	return emit.Written(low, k.VPMAXUB, low, high)
}
