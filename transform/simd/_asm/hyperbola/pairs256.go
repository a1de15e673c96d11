package hyperbola

import (
	"math/bits"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/transform/simd/_asm/emit"
)

// pairs256 answers four questions at a time, files and diagonals by the formula of [pairs512].
// What AVX2 lacks is made up for: diagonals are shifted into place instead of looked up, and the
// next piece to the west is found by two tables of nibbles, since bytes cannot be mirrored in one
// step. There are but sixteen registers, so most constants stay in memory.
type pairs256 struct {
	*kernel
	piece
	one, file, diagonal, antiDiagonal reg.VecVirtual // those of a1, a1, a1 and h1
	highestOfLow, highestOfHigh       reg.VecVirtual // the highest bit of a byte, by nibble
	slider, flippedSlider             reg.VecVirtual // of the four questions at hand
	occupancy, others                 reg.VecVirtual // all pieces, and all except the slider
}

func writePairs256(f *emit.File, p piece) {
	k := &pairs256{piece: p, kernel: newKernel(f, 4, p.name+"AVX2",
		"func(dst []uint64, squares []uint8, occ []uint64)",
		"answers one question an element.")}
	k.loadConstants()

	dst, squares, occ, left := k.Base("dst"), k.Base("squares"), k.Base("occ"), k.Len("dst")
	at := func(base reg.Register) operand.Mem { return operand.Mem{Base: base} }

	k.SUBQ(operand.U8(4), left)
	k.JLT(operand.LabelRef("rest"))
	k.Label("four")
	q, o := k.Vector(), k.Vector()
	k.VPMOVZXBQ(at(squares), q)
	k.VMOVDQU(at(occ), o)
	k.VMOVDQU(k.answer(q, o), at(dst))
	k.ADDQ(operand.U8(4), squares)
	k.ADDQ(operand.U8(32), occ)
	k.ADDQ(operand.U8(32), dst)
	k.SUBQ(operand.U8(4), left)
	k.JGE(operand.LabelRef("four"))

	k.Label("rest")
	k.ADDQ(operand.U8(4), left)
	k.JEQ(operand.LabelRef("done"))
	lanes := k.LowestLanes256(left)
	q, o = k.gatherBytes(squares, left), k.Vector()
	k.VPMASKMOVQ(at(occ), lanes, o)
	k.VPMASKMOVQ(k.answer(q, o), lanes, at(dst))
	k.Label("done")
	k.End()
}

// gatherBytes loads n bytes, one to three, into lanes, and reads nothing behind them. It uses n
// up.
func (k *kernel) gatherBytes(bytes, n reg.GPVirtual) reg.VecVirtual {
	word, one := k.GP64(), k.GP64()
	k.XORL(word.As32(), word.As32())
	k.Label("byte")
	k.SHLQ(operand.U8(8), word)
	k.MOVBQZX(operand.Mem{Base: bytes, Index: n, Scale: 1, Disp: -1}, one)
	k.ORQ(one, word)
	k.DECQ(n)
	k.JNE(operand.LabelRef("byte"))
	x, lanes := k.XMM(), k.Vector()
	k.VMOVQ(word, x)
	k.VPMOVZXBQ(x, lanes)
	return lanes
}

func (k *pairs256) flip() operand.Mem { return k.ConstantBytes("flip_32", reversedByteOrder) }

func (k *pairs256) loadConstants() {
	k.one = k.Broadcast(1)
	if k.rook {
		k.file = k.Broadcast(fileA)
		highest := func(n int) byte { return byte(1 << bits.Len(uint(n)) >> 1) }
		k.highestOfLow = k.From(k.ConstantBytes("highest_of_low_nibble", func(i int) byte { return highest(i & 15) }))
		k.highestOfHigh = k.From(k.ConstantBytes("highest_of_high_nibble", func(i int) byte { return highest(i&15) << 4 }))
	}
	if k.bishop {
		k.diagonal = k.Broadcast(diagonal(0))
		k.antiDiagonal = k.Broadcast(antiDiagonal(7))
	}
}

func (k *pairs256) answer(q, occ reg.VecVirtual) reg.VecVirtual {
	k.occupancy, k.others, k.slider, k.flippedSlider = occ, k.Vector(), k.Vector(), k.Vector()
	k.VPAND(k.repeated(63), q, q)
	k.VPSLLVQ(q, k.one, k.slider)
	k.VPSHUFB(k.flip(), k.slider, k.flippedSlider)
	k.VPANDN(occ, k.slider, k.others)
	file := k.Vector()
	k.VPAND(k.repeated(7), q, file)

	all := k.Vector()
	if k.rook {
		k.VPOR(k.west(), k.east(), all)
		line := k.Vector()
		k.VPSLLVQ(file, k.file, line)
		k.VPOR(k.line(line), all, all)
	}
	if k.bishop {
		d, a := k.diagonalsOf(q, file)
		attacks := k.line(d)
		k.VPOR(k.line(a), attacks, attacks)
		if !k.rook {
			return attacks
		}
		k.VPOR(attacks, all, all)
	}
	return all
}

// diagonalsOf shifts the long diagonals up or down by ranks: rank-file for the one, rank+file-7
// for the other. A count below zero is a large one, which shifts everything out.
func (k *pairs256) diagonalsOf(q, file reg.VecVirtual) (diagonal, antiDiagonal reg.VecVirtual) {
	ranks, files, up, down := k.Vector(), k.Vector(), k.Vector(), k.Vector()
	k.VPXOR(q, file, ranks)
	k.VPSLLQ(operand.U8(3), file, files)
	shifted := func(line, up, down reg.VecVirtual) reg.VecVirtual {
		k.VPSLLVQ(up, line, up)
		k.VPSRLVQ(down, line, down)
		k.VPOR(up, down, up)
		return up
	}
	k.VPSUBQ(files, ranks, up)
	k.VPSUBQ(ranks, files, down)
	diagonal = shifted(k.diagonal, up, down)

	k.VPADDQ(files, ranks, ranks)
	fiftySix := k.From(k.repeated(56))
	up, down = k.Vector(), k.Vector()
	k.VPSUBQ(fiftySix, ranks, up)
	k.VPSUBQ(ranks, fiftySix, down)
	return diagonal, shifted(k.antiDiagonal, up, down)
}

// line returns the attacks along a file or a diagonal.
func (k *pairs256) line(line reg.VecVirtual) reg.VecVirtual {
	up, down := k.Vector(), k.Vector()
	k.VPAND(k.others, line, up)
	k.VPSHUFB(k.flip(), up, down)
	k.VPSUBQ(k.slider, up, up)
	k.VPSUBQ(k.flippedSlider, down, down)
	k.VPSHUFB(k.flip(), down, down)
	k.VPXOR(up, down, up)
	k.VPAND(line, up, up)
	return up
}

// east subtracts in each byte: the doubled slider borrows from the next piece above it.
func (k *pairs256) east() reg.VecVirtual {
	east := k.Vector()
	k.VPADDB(k.slider, k.slider, east)
	k.VPSUBB(east, k.occupancy, east)
	k.VPXOR(k.occupancy, east, east)
	return east
}

// west subtracts the next piece below the slider from the slider, in each byte. Where there is
// none, the a-file serves, as the square on which every ray ends; for a slider that stands there
// the difference is nothing. A byte without the slider stays empty.
func (k *pairs256) west() reg.VecVirtual {
	ones := k.From(k.repeated(fileA))
	below, edge := k.Vector(), k.Vector()
	k.VPSUBUSB(ones, k.slider, below)
	k.VPAND(k.occupancy, below, below)
	k.VPMINUB(ones, k.slider, edge)
	k.VPOR(edge, below, below)
	west := k.Vector()
	k.VPSUBB(k.highest(below), k.slider, west)
	return west
}

// highest returns the highest bit of each byte.
func (k *pairs256) highest(boards reg.VecVirtual) reg.VecVirtual {
	low, high := k.Vector(), k.Vector()
	nibbles := k.repeated(lowNibbles)
	k.VPAND(nibbles, boards, low)
	k.VPSRLQ(operand.U8(4), boards, high)
	k.VPAND(nibbles, high, high)
	k.VPSHUFB(low, k.highestOfLow, low)
	k.VPSHUFB(high, k.highestOfHigh, high)
	k.VPMAXUB(low, high, low)
	return low
}
