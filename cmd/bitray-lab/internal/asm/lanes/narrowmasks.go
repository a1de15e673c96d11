package lanes

import (
	"slices"

	"github.com/mmcloughlin/avo/ir"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
	"github.com/mmcloughlin/avo/x86"
)

// maskInstruction writes an instruction for AVX2, if it makes a mask, reads one as a number, or joins masks.
func (n *narrowing) maskInstruction(i *ir.Instruction) bool {
	ops := i.Operands
	switch i.Opcode {
	case "VPTESTMQ", "VPTESTNMQ":
		n.test(i)
	case "KANDB", "KORB", "KANDNB", "KNOTB":
		n.join(i.Opcode, ops)
	case "KMOVB":
		if isMask(ops[1]) {
			n.lanesOf(ops[0].(reg.GPVirtual), ops[1])
		} else {
			n.number(n.masks[ops[0].(reg.Register).ID()], ops[1])
		}
	case "KTESTB":
		n.testMask(n.masks[ops[0].(reg.Register).ID()])
	case "KMOVQ":
		n.emit(two(x86.MOVQ), n.word(ops[0]), n.word(ops[1]))
	case "KANDQ", "KORQ":
		n.emit(two(x86.MOVQ), n.word(ops[0]), n.word(ops[2]))
		write := two(x86.ANDQ)
		if i.Opcode == "KORQ" {
			write = two(x86.ORQ)
		}
		n.emit(write, n.word(ops[1]), n.word(ops[2]))
	case "KANDNQ":
		n.emit(three(x86.ANDNQ), n.word(ops[0]), n.word(ops[1]), n.word(ops[2]))
	case "VPCMPEQB":
		if !isMask(ops[2]) {
			return false
		}
		n.equalBytes(ops)
	case "VPSHUFBITQMB":
		n.selectBits(ops)
	default:
		return false
	}
	return true
}

// define says what a mask of lanes is. It may change as long as the code is straight.
func (n *narrowing) define(k operand.Op, m laneMask) {
	id := k.(reg.Register).ID()
	if block, ok := n.blocks[id]; ok && block != n.block {
		panic(n.function.Name + ": a mask is made in two places")
	}
	n.masks[id], n.blocks[id] = m, n.block
}

// newMask returns a mask to be written.
func (n *narrowing) newMask(inverted bool) (m laneMask) {
	m.inverted = inverted
	for range n.halves {
		m.halves = append(m.halves, asm.YMM())
	}
	return m
}

// test makes the mask of lanes in which two boards have a square in common, or have none, maybe of those of
// another mask.
func (n *narrowing) test(i *ir.Instruction) {
	ops := slices.Clone(i.Operands)
	target := ops[len(ops)-1]
	met := n.newMask(i.Opcode == "VPTESTMQ")
	source := n.source(i, ops[0])
	for half := range n.halves {
		common := n.part(i, ops[1], half)
		if ops[0] != ops[1] {
			both := asm.YMM()
			n.emit(three(x86.VPAND), n.part(i, source, half), common, both)
			common = both
		}
		n.emit(x86.VPCMPEQQ, noSquares(), common, met.halves[half])
	}
	if len(ops) == 3 {
		n.define(target, met)
		return
	}
	n.define(target, n.joined(met, n.masks[ops[2].(reg.Register).ID()], false))
}

func noSquares() operand.Mem { return words(0) }

// join makes a mask of others.
func (n *narrowing) join(opcode string, ops []operand.Op) {
	a := n.masks[ops[0].(reg.Register).ID()]
	switch opcode {
	case "KNOTB":
		n.define(ops[1], laneMask{a.halves, !a.inverted})
		return
	}
	b := n.masks[ops[1].(reg.Register).ID()]
	if opcode == "KANDNB" {
		b.inverted = !b.inverted
	}
	n.define(ops[2], n.joined(a, b, opcode == "KORB"))
}

// joined returns the lanes of both masks, or of either.
func (n *narrowing) joined(a, b laneMask, either bool) laneMask {
	if either { // neither of the inverse, inverted
		a.inverted, b.inverted = !a.inverted, !b.inverted
	}
	c := n.newMask(a.inverted && b.inverted)
	write, x, y := three(x86.VPANDN), a, b
	switch {
	case c.inverted:
		write = three(x86.VPOR)
	case a.inverted:
		x, y = b, a
	case !b.inverted:
		write = three(x86.VPAND)
	}
	for half := range n.halves {
		n.emit(write, x.halves[half], y.halves[half], c.halves[half])
	}
	c.inverted = c.inverted != either
	return c
}

// lanesOf makes a mask of the bits of a number.
func (n *narrowing) lanesOf(number reg.GPVirtual, k operand.Op) {
	x, all := asm.XMM(), asm.YMM()
	n.emit(two(x86.VMOVQ), number.As64(), x)
	n.emit(x86.VPBROADCASTQ, x, all)
	m := n.newMask(false)
	for half := range n.halves {
		bits := asm.Table("laneBits", 1, 2, 4, 8, 16, 32, 64, 128).Offset(32 * half)
		some := asm.YMM()
		n.emit(three(x86.VPAND), bits, all, some)
		n.emit(x86.VPCMPEQQ, bits, some, m.halves[half])
	}
	n.define(k, m)
}

// number writes a mask as a number.
func (n *narrowing) number(m laneMask, to operand.Op) {
	number, isRegister := to.(reg.Register)
	if !isRegister {
		number = asm.GP32()
	}
	n.emit(two(x86.VMOVMSKPD), m.halves[0], number)
	if n.halves == 2 {
		upper := asm.GP32()
		n.emit(two(x86.VMOVMSKPD), m.halves[1], upper)
		n.emit(x86.SHLL, operand.U8(4), upper)
		n.emit(two(x86.ORL), upper, number)
	}
	if m.inverted {
		n.emit(two(x86.XORL), operand.U8(1<<(4*n.halves)-1), number)
	}
	if !isRegister {
		n.emit(two(x86.MOVB), number.(reg.GPVirtual).As8(), to)
	}
}

// testMask sets the flag zero if a mask has no lanes.
func (n *narrowing) testMask(m laneMask) {
	any := m.halves[0]
	if n.halves == 2 {
		write := three(x86.VPOR)
		if m.inverted {
			write = three(x86.VPAND)
		}
		any = asm.YMM()
		n.emit(write, m.halves[0], m.halves[1], any)
	}
	if m.inverted {
		lanes := asm.YMM()
		n.emit(x86.VPCMPEQQ, noSquares(), any, lanes)
		any = lanes
	}
	n.emit(two(x86.VPTEST), any, any)
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

// gather writes as a word which bytes of two halves have their highest bit set.
func (n *narrowing) gather(halves [2]operand.Op, k operand.Op) {
	low, high := n.word(k).(reg.GPVirtual), asm.GP64()
	n.emit(two(x86.VPMOVMSKB), halves[0], low.As32())
	n.emit(two(x86.VPMOVMSKB), halves[1], high.As32())
	n.emit(x86.SHLQ, operand.U8(32), high)
	n.emit(two(x86.ORQ), high, low)
}

// equalBytes makes the mask of equal bytes.
func (n *narrowing) equalBytes(ops []operand.Op) {
	var halves [2]operand.Op
	for half := range halves {
		halves[half] = asm.YMM()
		n.emit(x86.VPCMPEQB, n.half(ops[0].(reg.Register), half), n.half(ops[1].(reg.Register), half), halves[half])
	}
	n.gather(halves, ops[2])
}

// filesOfSquares returns the address of the bit of a square in its rank, by the lower half of its number.
func filesOfSquares() operand.Mem {
	return asm.Table("bitsOfByte", 0x8040201008040201, 0x8040201008040201)
}

// selectBits makes the mask of bytes that are the number of a square in a set, which is the same in every
// lane.
func (n *narrowing) selectBits(ops []operand.Op) {
	var halves [2]operand.Op
	files := asm.YMM()
	n.emit(two(x86.VBROADCASTI128), filesOfSquares(), files)
	for half := range halves {
		squares, set := n.half(ops[0].(reg.Register), half), n.half(ops[1].(reg.Register), half)
		rank, bit := asm.YMM(), asm.YMM()
		n.emit(x86.VPSRLQ, operand.U8(3), squares, rank)
		n.emit(three(x86.VPAND), words(0x0707070707070707), rank, rank)
		n.emit(x86.VPSHUFB, rank, set, rank)
		n.emit(x86.VPSHUFB, squares, files, bit)
		n.emit(three(x86.VPAND), bit, rank, rank)
		halves[half] = asm.YMM()
		n.emit(x86.VPCMPEQB, bit, rank, halves[half])
	}
	n.gather(halves, ops[2])
}
