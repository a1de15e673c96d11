package lanes

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
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
func (m laneMask) restrict(h int, a, target operand.Op) {
	if m.inverted {
		asm.VPANDN(a, half(m.ones, h), target)
	} else {
		asm.VPAND(a, half(m.ones, h), target)
	}
}

// lanes returns the lanes of a mask register, and define says what they are. That may change as long as the code
// is straight.
func (n *narrowing) lanes(k mask) laneMask { return n.masks[k.ID()] }

func (n *narrowing) define(k mask, m laneMask) {
	if other := n.lanes(k); other.ones != nil && other.block != n.block {
		panic(n.function.Name + ": a mask is made in two places")
	}
	m.block = n.block
	n.masks[k.ID()] = m
}

// meets makes the mask of lanes in which two boards have a square in common, and isApart that of those in which
// they have none, maybe among those of another mask.
func (n *narrowing) meets(ops ...operand.Op)   { n.test(true, ops) }
func (n *narrowing) isApart(ops ...operand.Op) { n.test(false, ops) }

func (n *narrowing) test(meet bool, ops []operand.Op) {
	last := len(ops) - 1
	met := laneMask{ones: asm.ZMM(), inverted: meet}
	first := repeated(ops[0])
	for h := range n.halves {
		common := part(ops[1], h, 0)
		if ops[0] != ops[1] {
			both := written(asm.YMM(), asm.VPAND, part(first, h, 0), common)
			common = both
		}
		asm.VPCMPEQQ(noSquares(), common, half(met.ones, h))
	}
	if in := ops[last-1]; operand.IsK(in) {
		met = n.joined(met, n.lanes(in.(mask)))
	}
	n.define(ops[last].(mask), met)
}

func noSquares() operand.Mem { return words(0) }

// joined returns the lanes of both masks. Those of neither inverse are those of either mask.
func (n *narrowing) joined(a, b laneMask) laneMask {
	if a.inverted && !b.inverted {
		a, b = b, a
	}
	c := laneMask{ones: asm.ZMM(), inverted: a.inverted} // then both are
	for h := range n.halves {
		if c.inverted {
			asm.VPOR(half(a.ones, h), half(b.ones, h), half(c.ones, h))
		} else {
			b.restrict(h, half(a.ones, h), half(c.ones, h))
		}
	}
	return c
}

// moveMask makes a mask of the bits of a number, or writes one as a number.
func (n *narrowing) moveMask(from, to operand.Op) {
	if operand.IsK(to) {
		n.define(to.(mask), n.lanesOf(from.(reg.GPVirtual)))
	} else {
		n.number(n.lanes(from.(mask)), to.(reg.GPVirtual))
	}
}

func (n *narrowing) lanesOf(number reg.GPVirtual) laneMask {
	x := written(asm.XMM(), asm.VMOVQ, number.As64())
	all := written(asm.YMM(), asm.VPBROADCASTQ, x)
	m := laneMask{ones: asm.ZMM()}
	for h := range n.halves {
		bits := asm.Table("laneBits", 1, 2, 4, 8, 16, 32, 64, 128).Offset(32 * h)
		some := written(asm.YMM(), asm.VPAND, bits, all)
		asm.VPCMPEQQ(bits, some, half(m.ones, h))
	}
	return m
}

func (n *narrowing) number(m laneMask, to reg.GPVirtual) {
	asm.VMOVMSKPD(half(m.ones, 0), to)
	if n.halves == 2 {
		upper := written(asm.GP32(), asm.VMOVMSKPD, half(m.ones, 1))
		asm.SHLL(operand.U8(4), upper)
		asm.ORL(upper, to)
	}
	if m.inverted {
		asm.XORL(operand.U8(1<<(4*n.halves)-1), to)
	}
}

// testMask sets the flag zero if a mask has no lanes.
func (n *narrowing) testMask(m laneMask) {
	any := half(m.ones, 0)
	if n.halves == 2 {
		join := asm.VPOR
		if m.inverted {
			join = asm.VPAND
		}
		any = asm.YMM()
		join(half(m.ones, 0), half(m.ones, 1), any)
	}
	if m.inverted {
		lanes := written(asm.YMM(), asm.VPCMPEQQ, noSquares(), any)
		any = lanes
	}
	asm.VPTEST(any, any)
}

// word returns a mask of bytes as the word it has become, and any other operand as it is.
func (n *narrowing) word(op operand.Op) operand.Op {
	if !operand.IsK(op) {
		return op
	}
	id := op.(mask).ID()
	if n.words[id] == nil {
		n.words[id] = asm.GP64()
	}
	return n.words[id]
}

// joinWords returns what joins two masks of bytes.
func (n *narrowing) joinWords(join func(b, to operand.Op)) any {
	return func(a, b, to mask) {
		asm.MOVQ(n.word(a), n.word(to))
		join(n.word(b), n.word(to))
	}
}

// bytes makes a mask of bytes, those whose highest bit is set in what write writes for each half.
func (n *narrowing) bytes(k mask, write func(h int, to reg.VecVirtual)) {
	low, high := asm.YMM(), asm.YMM()
	write(0, low)
	write(1, high)
	word, upper := n.word(k).(reg.GPVirtual), asm.GP64()
	asm.VPMOVMSKB(low, word.As32())
	asm.VPMOVMSKB(high, upper.As32())
	asm.SHLQ(operand.U8(32), upper)
	asm.ORQ(upper, word)
}

// equalBytes makes the mask of equal bytes.
func (n *narrowing) equalBytes(a, b vec, k mask) {
	n.bytes(k, func(h int, to reg.VecVirtual) { asm.VPCMPEQB(half(a, h), half(b, h), to) })
}

// filesOfSquares returns the address of the bit of a square in its rank, by the lower half of its number.
func filesOfSquares() operand.Mem {
	return asm.Table("bitsOfByte", 0x8040201008040201, 0x8040201008040201)
}

// selectBits makes the mask of bytes that are the number of a square in a set, which is the same in every
// lane.
func (n *narrowing) selectBits(squares, set vec, k mask) {
	files := written(asm.YMM(), asm.VBROADCASTI128, filesOfSquares())
	n.bytes(k, func(h int, to reg.VecVirtual) {
		rank := written(asm.YMM(), asm.VPSRLQ, operand.U8(3), half(squares, h))
		asm.VPAND(words(0x0707070707070707), rank, rank)
		asm.VPSHUFB(rank, half(set, h), rank)
		bit := written(asm.YMM(), asm.VPSHUFB, half(squares, h), files)
		asm.VPAND(bit, rank, rank)
		asm.VPCMPEQB(bit, rank, to)
	})
}
