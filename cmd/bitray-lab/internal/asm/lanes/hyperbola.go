package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
)

// hyperbola finds the attacks of eight sliders on one board. On a line, o - 2s runs from the
// slider up to the first piece above; downwards the same is done on the board with its ranks in
// reverse order. o ^ (o - 2s) are the squares run over, and as both boards hold o, the two
// directions together are the one difference ^ the other.
type hyperbola struct {
	*assembler
	number, slider, occ vec
	twice               vec // 2s
	reversedTwice       vec // 2s on the board with its ranks in reverse order
	swap                vec // that order
	difference, sum     vec // of rank and file
}

func (asm *assembler) newHyperbola(number, slider, occ vec) (h hyperbola) {
	h = hyperbola{assembler: asm, number: number, slider: slider, occ: occ}
	h.swap = asm.made(asm.VBROADCASTI64X2, asm.reversal())
	h.double()
	rank := asm.up(number, -3)
	file := asm.and(number, asm.word(7))
	h.difference, h.sum = asm.made(asm.VPSUBQ, file, rank), asm.made(asm.VPADDQ, file, rank)
	return h
}

// double finds 2s on both boards.
func (h *hyperbola) double() {
	h.twice, h.reversedTwice = h.ZMM(), h.reverse(h.slider)
	h.VPADDQ(h.slider, h.slider, h.twice)
	h.VPADDQ(h.reversedTwice, h.reversedTwice, h.reversedTwice)
}

// reverse returns a with its ranks in reverse order.
func (h *hyperbola) reverse(a vec) vec { return h.made(h.VPSHUFB, h.swap, a) }

// along returns the attacks along a line, given with the slider's square.
func (h *hyperbola) along(line vec) vec {
	occ := h.and(h.occ, line)
	return h.into(h.minus(occ, h.twice), h.reverse(h.minus(h.reverse(occ), h.reversedTwice)), line, xorAnd)
}

// alongRank returns the attacks along the rank, where no line is needed if bytes are subtracted,
// and the files are put in reverse order.
func (h *hyperbola) alongRank() vec {
	return h.xor(h.borrowed(h.occ, h.slider), h.mirror(h.borrowed(h.mirror(h.occ), h.mirror(h.slider))))
}

func (h *hyperbola) file() vec {
	z := h.broadcast(h.word(fileA))
	return written(z, h.VPSLLVQ, h.and(h.number, h.word(7)), z)
}

// diagonal returns the diagonal of each slider, told by rank - file.
func (h *hyperbola) diagonal() vec { return h.movedByRanks(emit.MainDiagonal, h.difference) }

// antiDiagonal returns the anti-diagonal, told by rank + file.
func (h *hyperbola) antiDiagonal() vec {
	return h.movedByRanks(emit.AntiDiagonal, h.minus(h.sum, h.word(7)))
}

// movedByRanks returns a board moved up by ranks, or down where they are negative: shifts by negative
// numbers, which are large, leave nothing.
func (asm *assembler) movedByRanks(board uint64, ranks vec) vec {
	up := asm.up(ranks, 3)
	down := asm.minus(asm.zero(), up)
	a := asm.broadcast(asm.word(board))
	asm.VPSRLVQ(down, a, down)
	asm.VPSLLVQ(up, a, up)
	return asm.or(up, down)
}

// reversal returns the address of the order that reverses the bytes of two words.
func (asm *assembler) reversal() operand.Mem {
	return asm.Table("reversal", 0x0001020304050607, 0x08090a0b0c0d0e0f)
}
