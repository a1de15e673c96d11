package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
)

// laneMask is a mask of lanes: a vector with ones in its lanes or, if it is inverted, in the others.
type laneMask struct {
	ones     vec
	inverted bool
	block    int // the piece of straight code in which it is made
}

// not returns the other lanes.
func (m laneMask) not() laneMask {
	m.inverted = !m.inverted
	return m
}

// restrict writes half of a vector in the lanes of a mask, and zero in the others, to target.
func (n *narrowing) restrict(m laneMask, h int, a, target operand.Op) {
	if m.inverted {
		n.VPANDN(a, n.half(m.ones, h), target)
	} else {
		n.VPAND(a, n.half(m.ones, h), target)
	}
}

// lanes returns the lanes of a mask register, and define says what they are. That may change as long as the code
// is straight.
func (n *narrowing) lanes(k operand.Op) laneMask { return n.masks[k.(mask).ID()] }

func (n *narrowing) define(k operand.Op, m laneMask) {
	if other := n.lanes(k); other.ones != nil && other.block != n.block {
		panic(n.function.Name + ": a mask is made in two places")
	}
	m.block = n.block
	n.masks[k.(mask).ID()] = m
}

// test makes the mask of lanes, maybe among those of another mask, in which two boards have a square in common, or of
// those in which they have none.
func (n *narrowing) test(meet bool, ops []operand.Op) {
	last := len(ops) - 1
	met := laneMask{ones: n.ZMM(), inverted: meet}
	first := n.repeated(ops[0])
	for h := range n.halves {
		common := n.part(ops[1], h, 0)
		if ops[0] != ops[1] {
			common = written(n.YMM(), n.VPAND, n.part(first, h, 0), common)
		}
		n.VPCMPEQQ(n.noSquares(), common, n.half(met.ones, h))
	}
	if in := ops[last-1]; operand.IsK(in) {
		met = n.joined(met, n.lanes(in))
	}
	n.define(ops[last], met)
}

func (asm *assembler) noSquares() operand.Mem { return asm.words(0) }

// joined returns the lanes of both masks. Those of neither inverse are those of either mask.
func (n *narrowing) joined(a, b laneMask) laneMask {
	if a.inverted && !b.inverted {
		a, b = b, a
	}
	c := laneMask{ones: n.ZMM(), inverted: a.inverted} // then both are
	for h := range n.halves {
		if c.inverted {
			n.VPOR(n.half(a.ones, h), n.half(b.ones, h), n.half(c.ones, h))
		} else {
			n.restrict(b, h, n.half(a.ones, h), n.half(c.ones, h))
		}
	}
	return c
}

// moveMask makes a mask of the bits of a number, or writes one as a number.
func (n *narrowing) moveMask(ops ...operand.Op) {
	from, to := ops[0], ops[1]
	if operand.IsK(to) {
		n.define(to, n.lanesOf(from.(general)))
	} else {
		n.number(n.lanes(from), to.(general))
	}
}

func (n *narrowing) lanesOf(number general) laneMask {
	all := written(n.YMM(), n.VPBROADCASTQ, written(n.XMM(), n.VMOVQ, number.As64()))
	m := laneMask{ones: n.ZMM()}
	for h := range n.halves {
		bits := n.Table("laneBits", 1, 2, 4, 8, 16, 32, 64, 128).Offset(32 * h)
		n.VPCMPEQQ(bits, written(n.YMM(), n.VPAND, bits, all), n.half(m.ones, h))
	}
	return m
}

func (n *narrowing) number(m laneMask, to general) {
	n.VMOVMSKPD(n.half(m.ones, 0), to)
	if n.halves == 2 {
		upper := written(n.GP32(), n.VMOVMSKPD, n.half(m.ones, 1))
		n.SHLL(operand.U8(4), upper)
		n.ORL(upper, to)
	}
	if m.inverted {
		n.XORL(operand.U8(1<<(4*n.halves)-1), to)
	}
}

// testMask sets the flag zero if a mask has no lanes.
func (n *narrowing) testMask(m laneMask) {
	any := n.half(m.ones, 0)
	if n.halves == 2 {
		join := n.VPOR
		if m.inverted {
			join = n.VPAND
		}
		any = n.YMM()
		join(n.half(m.ones, 0), n.half(m.ones, 1), any)
	}
	if m.inverted {
		any = written(n.YMM(), n.VPCMPEQQ, n.noSquares(), any)
	}
	n.VPTEST(any, any)
}

// word returns a mask of bytes as the word it has become, and any other operand as it is.
func (n *narrowing) word(op operand.Op) operand.Op {
	if !operand.IsK(op) {
		return op
	}
	id := op.(mask).ID()
	if n.byteMasks[id] == nil {
		n.byteMasks[id] = n.GP64()
	}
	return n.byteMasks[id]
}

// joinWords returns what joins two masks of bytes.
func (n *narrowing) joinWords(join emit.Instruction) emit.Instruction {
	return func(ops ...operand.Op) {
		n.MOVQ(n.word(ops[0]), n.word(ops[2]))
		join(n.word(ops[1]), n.word(ops[2]))
	}
}

// bytes makes a mask of bytes, those whose highest bit is set in what write writes for each half.
func (n *narrowing) bytes(k operand.Op, write func(h int, to half)) {
	low, high := n.YMM(), n.YMM()
	write(0, low)
	write(1, high)
	word, upper := n.word(k).(general), n.GP64()
	n.VPMOVMSKB(low, word.As32())
	n.VPMOVMSKB(high, upper.As32())
	n.SHLQ(operand.U8(32), upper)
	n.ORQ(upper, word)
}

// equalBytes makes the mask of equal bytes.
func (n *narrowing) equalBytes(ops ...operand.Op) {
	n.bytes(ops[2], func(h int, to half) { n.VPCMPEQB(n.half(ops[0], h), n.half(ops[1], h), to) })
}

// filesOfSquares returns the address of the bit of a square in its rank, by the lower half of its number.
func (asm *assembler) filesOfSquares() operand.Mem {
	return asm.Table("bitsOfByte", 0x8040201008040201, 0x8040201008040201)
}

// selectBits makes the mask of bytes that are the number of a square in a set, which is the same in every
// lane.
func (n *narrowing) selectBits(ops ...operand.Op) {
	squares, set, k := ops[0], ops[1], ops[2]
	files := written(n.YMM(), n.VBROADCASTI128, n.filesOfSquares())
	n.bytes(k, func(h int, to half) {
		rank := written(n.YMM(), n.VPSRLQ, operand.U8(3), n.half(squares, h))
		n.VPAND(n.words(0x0707070707070707), rank, rank)
		n.VPSHUFB(rank, n.half(set, h), rank)
		bit := written(n.YMM(), n.VPSHUFB, n.half(squares, h), files)
		n.VPAND(bit, rank, rank)
		n.VPCMPEQB(bit, rank, to)
	})
}
