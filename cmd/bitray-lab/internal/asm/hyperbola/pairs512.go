package hyperbola

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/internal/edge"
)

// The functions of three sets that pairs512 needs.
var (
	aAndBAndNotC = emit.Ternary(func(a, b, c uint8) uint8 { return a & b &^ c })
	aOrBOrC      = emit.Ternary(func(a, b, c uint8) uint8 { return a | b | c })
	aOrDiffer    = emit.Ternary(func(a, b, c uint8) uint8 { return a | (b ^ c) })
)

// pairs512 answers eight questions at a time, one in each lane of 64 bits.
//
// With s the slider's bit, a line is answered by
//
//	l = occ & line without s;  ((l - s) ^ flip(flip(l) - flip(s))) & line
//
// where flip reverses the bytes. Both differences set the bit of the slider, so it falls out of
// their difference, and line may hold it. A rank is answered alike in each byte by itself, with
// the bits of the byte reversed instead; no line needs to be cut out, because a byte without
// the slider is not changed by subtracting nothing:
//
//	(occ - 2s) ^ mirror(mirror(occ) - 2 mirror(s))
type pairs512 struct {
	*emit.Kernel
	piece
	one, flip                        vec    // s = one << q
	files                            vec    // by q & 7
	numbers                          vec    // of the diagonals of all squares; the two numbers in a byte
	diagonals, antiDiagonals         [2]vec // by number, eight and eight
	mirror, mirrorAndDouble          vec    // matrices
	slider, flippedSlider, occupancy vec    // of the eight questions at hand
}

func writePairs512(f *emit.File, p piece) {
	k := &pairs512{piece: p, Kernel: f.BeginBySet(8, p.name+"Each",
		"func(dst []uint64, squares []uint8, occ []uint64)",
		"answers one question an element")}
	k.loadConstants()

	dst, squares, occ, left := k.Base("dst"), k.Base("squares"), k.Base("occ"), k.Len("dst")
	at := func(base reg.Register) operand.Mem { return operand.Mem{Base: base} }

	k.Chunks("eight", left, func() {
		q, o := k.New(k.VPMOVZXBQ, at(squares)), k.From(at(occ))
		k.VMOVDQU64(k.answer(q, o), at(dst))
		k.ADDQ(operand.U8(8), squares)
		k.ADDQ(operand.U8(64), occ)
		k.ADDQ(operand.U8(64), dst)
	}, func() {
		lanes := k.LowestLanes512(left)
		q, o := k.New(k.VPMOVZXBQ_Z, at(squares), lanes), k.New(k.VMOVDQU64_Z, at(occ), lanes)
		k.VMOVDQU64(k.answer(q, o), lanes, at(dst))
	})
}

func (k *pairs512) loadConstants() {
	k.one = k.Broadcast(1)
	if k.rook {
		k.files = k.From(k.Constant("files", func(i int) uint64 { return edge.FileA << i }))
		k.mirror = k.Broadcast(emit.MainDiagonal)
		k.mirrorAndDouble = k.Broadcast(emit.MirrorAndMoveUp)
	}
	if k.bishop {
		k.loadDiagonals()
	}
	k.flip = k.From(k.ConstantBytes("flip", reversedByteOrder))
}

// answer returns the attacks from the squares in the lanes of q. Whatever it does with q, it
// looks at the lowest six bits alone: so the shift is masked first.
func (k *pairs512) answer(q, occ vec) vec {
	k.occupancy = occ
	k.slider = k.New(k.VPROLVQ, q, k.one) // a rotation takes its count modulo 64, a shift does not
	k.flippedSlider = k.New(k.VPSHUFB, k.flip, k.slider)

	var parts []vec
	if k.rook {
		parts = append(parts, k.line(k.New(k.VPERMQ, k.files, q))) // by the lowest three bits of q
	}
	if k.bishop {
		d, a := k.diagonalsOf(q)
		parts = append(parts, k.line(d), k.line(a))
	}
	all := parts[0]
	switch len(parts) {
	case 2:
		k.VPORQ(parts[1], all, all)
	case 3:
		k.VPTERNLOGQ(aOrBOrC, parts[2], parts[1], all)
	}
	if k.rook {
		east, west := k.rank()
		k.VPTERNLOGQ(aOrDiffer, east, west, all)
	}
	return all
}

// line returns the attacks along a file or a diagonal.
func (k *pairs512) line(line vec) vec {
	blockers := emit.Written(k.New(k.VMOVDQA64, line), k.VPTERNLOGQ, aAndBAndNotC, k.slider, k.occupancy)
	up := k.New(k.VPSUBQ, k.slider, blockers)
	down := k.New(k.VPSHUFB, k.flip, blockers)
	k.VPSUBQ(k.flippedSlider, down, down)
	k.VPSHUFB(k.flip, down, down)
	return emit.Written(up, k.VPTERNLOGQ, emit.DifferAndC, line, down)
}

// rank returns two boards that differ in the attacks along the rank.
func (k *pairs512) rank() (east, west vec) {
	east, west = k.Vector(), k.Vector()
	doubled := k.New(k.VPADDB, k.slider, k.slider)
	k.VPSUBB(doubled, k.occupancy, east)
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirrorAndDouble, k.slider, doubled)
	mirrored := k.New(k.VGF2P8AFFINEQB, operand.U8(0), k.mirror, k.occupancy)
	k.VPSUBB(doubled, mirrored, mirrored)
	k.VGF2P8AFFINEQB(operand.U8(0), k.mirror, mirrored, west)
	return east, west
}

// loadDiagonals loads what diagonalsOf looks up.
func (k *pairs512) loadDiagonals() {
	k.numbers = k.From(k.ConstantBytes("diagonal_numbers", func(sq int) byte {
		return byte(diagonalNumber(sq) | antiDiagonalNumber(sq)<<4)
	}))
	for half, suffix := range []string{"_0", "_8"} {
		k.diagonals[half] = k.From(k.Constant("diagonals"+suffix, func(i int) uint64 { return numbered(8*half+i, diagonalNumber) }))
		k.antiDiagonals[half] = k.From(k.Constant("anti_diagonals"+suffix, func(i int) uint64 { return numbered(8*half+i, antiDiagonalNumber) }))
	}
}

// diagonalsOf looks up the numbers of both diagonals of q by one permutation of bytes, and the diagonals
// by their numbers.
func (k *pairs512) diagonalsOf(q vec) (diagonal, antiDiagonal vec) {
	diagonal = k.New(k.VPERMB, k.numbers, q)
	antiDiagonal = k.New(k.VPSRLQ, operand.U8(4), diagonal)
	k.VPERMI2Q(k.diagonals[1], k.diagonals[0], diagonal)
	k.VPERMI2Q(k.antiDiagonals[1], k.antiDiagonals[0], antiDiagonal)
	return diagonal, antiDiagonal
}
