package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/gotypes"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// The registers: vec is eight boards, one in each lane, half is the lower or the upper four of them in AVX2, mask is one
// bit for each lane, and general is a word. A component is a part of what is in memory.
type (
	vec       = reg.VecVirtual
	half      = reg.VecVirtual
	mask      = reg.OpmaskVirtual
	general   = reg.GPVirtual
	component = gotypes.Component
)

// word returns the address of a constant, to be broadcast.
func (asm *assembler) word(value uint64) operand.Mem { return asm.Word(value) }

// An operand of the functions below is a vec, or a word in memory, which is broadcast.

// each returns what an instruction takes for it.
func each(a operand.Op) operand.Op {
	if memory, ok := a.(operand.Mem); ok {
		return emit.Each{Mem: memory}
	}
	return a
}

// fromMemory returns eight boards in memory.
func (asm *assembler) fromMemory(boards operand.Mem) vec { return asm.made(asm.VMOVDQU64, boards) }

// broadcast returns a word in every lane.
func (asm *assembler) broadcast(word operand.Op) vec { return asm.made(asm.VPBROADCASTQ, word) }

// boardsOn returns a board of one square in each lane, given the numbers of the squares.
func (asm *assembler) boardsOn(squares operand.Mem) vec {
	return asm.made(asm.VPSLLVQ, asm.made(asm.VPMOVZXBQ, squares), asm.broadcast(asm.word(1)))
}

// zero and ones return empty and full boards.
func (asm *assembler) zero() vec {
	z := asm.ZMM()
	return written(z, asm.VPXORQ, z, z)
}

func (asm *assembler) ones() vec { return asm.broadcast(asm.word(1<<64 - 1)) }

// clone returns a copy of a, for what overwrites its operand.
func (asm *assembler) clone(a vec) vec { return asm.made(asm.VMOVDQA64, a) }

// and, or and xor return a with b.
func (asm *assembler) and(a vec, b operand.Op) vec { return asm.made(asm.VPANDQ, each(b), a) }
func (asm *assembler) or(a vec, b operand.Op) vec  { return asm.made(asm.VPORQ, each(b), a) }
func (asm *assembler) xor(a vec, b operand.Op) vec { return asm.made(asm.VPXORQ, each(b), a) }

// addIn adds a to b in some lanes.
func (asm *assembler) addIn(lanes mask, a operand.Op, b vec) { asm.VPORQ(each(a), b, lanes, b) }

// without returns b with the squares of a taken out.
func (asm *assembler) without(b operand.Op, a vec) vec { return asm.made(asm.VPANDNQ, each(b), a) }

// minus returns a - b as numbers.
func (asm *assembler) minus(a vec, b operand.Op) vec { return asm.made(asm.VPSUBQ, each(b), a) }

// into replaces a by f of a, b and c.
func (asm *assembler) into(a vec, b vec, c operand.Op, f *logic) vec {
	if asm.fourLanes() {
		return asm.inSteps(f, map[*logic]operand.Op{setA: a, setB: b, setC: c}, a)
	}
	return written(a, asm.VPTERNLOGQ, f.table, each(c), b)
}

// of returns f of a, b and c, and leaves a alone.
func (asm *assembler) of(a, b vec, c operand.Op, f *logic) vec {
	if asm.fourLanes() {
		return asm.inSteps(f, map[*logic]operand.Op{setA: a, setB: b, setC: c}, asm.ZMM())
	}
	return asm.into(asm.clone(a), b, c, f)
}

// logic is a function of three sets: one of them, or what an operation makes of x and y. The first operand of an
// operation may be in memory, and of three sets the last.
type logic struct {
	table     operand.U8 // what VPTERNLOGQ wants, the function of its own columns
	operation string
	x, y      *logic
}

func and(x, y *logic) *logic    { return &logic{x.table & y.table, "and", x, y} }
func or(x, y *logic) *logic     { return &logic{x.table | y.table, "or", x, y} }
func xor(x, y *logic) *logic    { return &logic{x.table ^ y.table, "xor", x, y} }
func andNot(x, y *logic) *logic { return &logic{x.table &^ y.table, "andNot", x, y} }

// The three sets, and the functions of them.
var (
	setA, setB, setC = &logic{table: 0xf0}, &logic{table: 0xcc}, &logic{table: 0xaa}

	orAnd        = or(setA, and(setC, setB))
	andOr        = or(setC, and(setA, setB))
	andOrB       = or(setB, and(setC, setA))
	orOr         = or(setB, or(setC, setA))
	orThenAnd    = and(setC, or(setA, setB))
	orXor        = or(setA, xor(setC, setB))
	orFirst      = or(setC, setA)
	andAnd       = and(setB, and(setC, setA))
	andFirst     = and(setA, setB)
	xorAnd       = and(setC, xor(setA, setB))
	xorAndNot    = andNot(xor(setC, setA), setB)
	andNotNot    = andNot(setA, or(setC, setB))
	andNotBeyond = andNot(setA, andNot(setB, setC))
)

// up returns a with all squares moved up by n numbers, or down if n is negative.
func (asm *assembler) up(a operand.Op, n int) vec {
	if n >= 0 {
		return asm.made(asm.VPSLLQ, operand.U8(n), a)
	}
	return asm.made(asm.VPSRLQ, operand.U8(-n), a)
}

// lowest returns the lowest square of each board.
func (asm *assembler) lowest(a vec) vec {
	z := asm.zero()
	asm.VPSUBQ(a, z, z)
	return written(z, asm.VPANDQ, a, z)
}

// highest returns the highest square of each board.
func (asm *assembler) highest(a vec) vec {
	return asm.made(asm.VPSRLVQ, asm.made(asm.VPLZCNTQ, a), asm.broadcast(asm.word(1<<63)))
}

// meets returns the lanes, all or those of a mask, in which a and b have a square in common.
func (asm *assembler) meets(a vec, b operand.Op, in ...operand.Op) mask {
	return written(asm.K(), asm.VPTESTMQ, append([]operand.Op{each(b), a}, in...)...)
}

// apart returns the lanes among those of in where a and b have no square in common.
func (asm *assembler) apart(a vec, b operand.Op, in mask) mask {
	return written(asm.K(), asm.VPTESTNMQ, each(b), a, in)
}

// size returns the number of squares of each board; with AVX2 that of each rank, in its own byte. So the
// sizes of dozens of boards are added up before [boardSizes] joins the ranks. No rank is arrived on by 256
// moves: not by more than 64 of sliders, as those of one direction never go to the same square, and 64 of
// knights and pawns each.
func (asm *assembler) size(a vec) vec {
	if !asm.fourLanes() {
		return asm.made(asm.VPOPCNTQ, a)
	}
	low, high := asm.nibbles(a)
	asm.VPSHUFB(low, asm.narrow.sizes, low)
	asm.VPSHUFB(high, asm.narrow.sizes, high)
	return written(low, asm.VPADDB, high, low)
}

// count adds the sizes of the boards of a to total.
func (asm *assembler) count(total, a vec) { asm.VPADDQ(asm.size(a), total, total) }

// boardSizes replaces sums of sizes by those of the boards.
func (asm *assembler) boardSizes(sizes vec) {
	if asm.fourLanes() {
		asm.VPSADBW(asm.zero(), sizes, sizes)
	}
}

// mirror returns a with the files in reverse order.
func (asm *assembler) mirror(a vec) vec {
	if !asm.fourLanes() {
		return asm.made(asm.VGF2P8AFFINEQB, operand.U8(0), each(asm.word(emit.MainDiagonal)), a)
	}
	low, high := asm.nibbles(a)
	reversed := func(i int) byte { return byte(i&1<<3 | i&2<<1 | i&4>>1 | i>>3) }
	asm.VPSHUFB(low, asm.byNibble("nibblesReversedUp", func(i int) byte { return reversed(i) << 4 }), low)
	asm.VPSHUFB(high, asm.byNibble("nibblesReversed", reversed), high)
	return asm.or(low, high)
}

// antiTranspose returns a flipped at the diagonal a8-h1, so that ranks become files. It is its
// own inverse.
func (asm *assembler) antiTranspose(a vec) vec {
	z := asm.broadcast(asm.word(emit.AntiDiagonal))
	return written(z, asm.VGF2P8AFFINEQB, operand.U8(0), a, z)
}

// union and total return the squares and the sum of all lanes.
func (asm *assembler) union(a vec) bits    { return asm.bits(asm.across(a, asm.VPORQ)) }
func (asm *assembler) total(a vec) general { return asm.across(a, asm.VPADDQ) }

// across returns what an operation makes of all lanes.
func (asm *assembler) across(a vec, join emit.Instruction) general {
	half := written(asm.YMM(), asm.VEXTRACTI64X4, operand.U8(1), a)
	join(half, a.AsY(), half)
	quarter := written(asm.XMM(), asm.VEXTRACTI64X2, operand.U8(1), half)
	join(quarter, half.AsX(), quarter)
	join(quarter, written(asm.XMM(), asm.VPSHUFD, operand.U8(0x4e), quarter), quarter)
	return asm.filled(asm.VMOVQ, quarter)
}
