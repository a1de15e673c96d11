package lanes

import (
	"github.com/mmcloughlin/avo/ir"
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

// mask returns the lanes of a mask register, and define says what they are. That may change as long as the code
// is straight.
func (n *narrowing) mask(k operand.Op) laneMask { return n.masks[k.(reg.Register).ID()] }

func (n *narrowing) define(k operand.Op, m laneMask) {
	if other := n.mask(k); other.ones != nil && other.block != n.block {
		panic(n.function.Name + ": a mask is made in two places")
	}
	m.block = n.block
	n.masks[k.(reg.Register).ID()] = m
}

// test makes the mask of lanes in which two boards have a square in common, or have none, maybe of those of
// another mask.
func (n *narrowing) test(i *ir.Instruction) {
	ops, last := i.Operands, len(i.Operands)-1
	met := laneMask{ones: asm.ZMM(), inverted: i.Opcode == "VPTESTMQ"}
	source := n.source(i, ops[0])
	for h := range n.halves {
		common := part(ops[1], h, 0)
		if ops[0] != ops[1] {
			both := asm.YMM()
			asm.VPAND(part(source, h, 0), common, both)
			common = both
		}
		asm.VPCMPEQQ(noSquares(), common, half(met.ones, h))
	}
	if isMask(ops[last-1]) {
		met = n.joined(met, n.mask(ops[last-1]))
	}
	n.define(ops[last], met)
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

// lanesOf makes a mask of the bits of a number.
func (n *narrowing) lanesOf(number reg.GPVirtual, k operand.Op) {
	x, all := asm.XMM(), asm.YMM()
	asm.VMOVQ(number.As64(), x)
	asm.VPBROADCASTQ(x, all)
	m := laneMask{ones: asm.ZMM()}
	for h := range n.halves {
		bits := asm.Table("laneBits", 1, 2, 4, 8, 16, 32, 64, 128).Offset(32 * h)
		some := asm.YMM()
		asm.VPAND(bits, all, some)
		asm.VPCMPEQQ(bits, some, half(m.ones, h))
	}
	n.define(k, m)
}

// number writes a mask as a number.
func (n *narrowing) number(m laneMask, to operand.Op) {
	number, isRegister := to.(reg.GPVirtual)
	if !isRegister {
		number = asm.GP32()
	}
	asm.VMOVMSKPD(half(m.ones, 0), number)
	if n.halves == 2 {
		upper := asm.GP32()
		asm.VMOVMSKPD(half(m.ones, 1), upper)
		asm.SHLL(operand.U8(4), upper)
		asm.ORL(upper, number)
	}
	if m.inverted {
		asm.XORL(operand.U8(1<<(4*n.halves)-1), number)
	}
	if !isRegister {
		asm.MOVB(number.As8(), to)
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
		lanes := asm.YMM()
		asm.VPCMPEQQ(noSquares(), any, lanes)
		any = lanes
	}
	asm.VPTEST(any, any)
}

// word returns a mask of bytes as the word it has become, and any other operand as it is.
func (n *narrowing) word(op operand.Op) operand.Op {
	if !isMask(op) {
		return op
	}
	id := op.(reg.Register).ID()
	if _, ok := n.words[id]; !ok {
		n.words[id] = asm.GP64()
	}
	return n.words[id]
}

// bytes makes a mask of bytes, those whose highest bit is set in what write writes for each half.
func (n *narrowing) bytes(k operand.Op, write func(h int, to reg.VecVirtual)) {
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
func (n *narrowing) equalBytes(ops []operand.Op) {
	n.bytes(ops[2], func(h int, to reg.VecVirtual) {
		asm.VPCMPEQB(part(ops[0], h, 0), part(ops[1], h, 0), to)
	})
}

// filesOfSquares returns the address of the bit of a square in its rank, by the lower half of its number.
func filesOfSquares() operand.Mem {
	return asm.Table("bitsOfByte", 0x8040201008040201, 0x8040201008040201)
}

// selectBits makes the mask of bytes that are the number of a square in a set, which is the same in every
// lane.
func (n *narrowing) selectBits(ops []operand.Op) {
	files := asm.YMM()
	asm.VBROADCASTI128(filesOfSquares(), files)
	n.bytes(ops[2], func(h int, to reg.VecVirtual) {
		squares, set := part(ops[0], h, 0), part(ops[1], h, 0)
		rank, bit := asm.YMM(), asm.YMM()
		asm.VPSRLQ(operand.U8(3), squares, rank)
		asm.VPAND(words(0x0707070707070707), rank, rank)
		asm.VPSHUFB(rank, set, rank)
		asm.VPSHUFB(squares, files, bit)
		asm.VPAND(bit, rank, rank)
		asm.VPCMPEQB(bit, rank, to)
	})
}
