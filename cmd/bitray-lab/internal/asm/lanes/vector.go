package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// vec is eight boards, one in each lane; mask is one bit for each lane.
type (
	vec  = reg.VecVirtual
	mask = reg.OpmaskVirtual
)

// word returns the address of a constant, to be broadcast.
func word(value uint64) operand.Mem { return asm.Word(value) }

// made returns what an instruction makes of operands.
func made(instruction any, ops ...operand.Op) vec {
	return written(asm.ZMM(), instruction, ops...)
}

// written is [emit.Written].
func written[R operand.Op](r R, instruction any, ops ...operand.Op) R {
	return emit.Written(r, instruction, ops...)
}

// An operand of the functions below is a vec, or a word in memory, which is broadcast.

// either returns the instruction for a register or the one that broadcasts, by what its first operand is.
func either(register, broadcast func(...operand.Op), first operand.Op) func(...operand.Op) {
	if operand.IsMem(first) {
		return broadcast
	}
	return register
}

// fromMemory returns eight boards in memory.
func fromMemory(boards operand.Mem) vec { return made(asm.VMOVDQU64, boards) }

// broadcast returns a word in every lane.
func broadcast(word operand.Op) vec { return made(asm.VPBROADCASTQ, word) }

// boardsOn returns a board of one square in each lane, given the numbers of the squares.
func boardsOn(squares operand.Mem) vec {
	z := made(asm.VPMOVZXBQ, squares)
	asm.VPSLLVQ(z, broadcast(word(1)), z)
	return z
}

// zero and ones return empty and full boards.
func zero() vec {
	z := asm.ZMM()
	asm.VPXORQ(z, z, z)
	return z
}

func ones() vec { return broadcast(word(1<<64 - 1)) }

// clone returns a copy of a, for what overwrites its operand.
func clone(a vec) vec { return made(asm.VMOVDQA64, a) }

// and, or and xor return a with b.
func and(a vec, b operand.Op) vec { return made(either(asm.VPANDQ, asm.VPANDQ_BCST, b), b, a) }
func or(a vec, b operand.Op) vec  { return made(either(asm.VPORQ, asm.VPORQ_BCST, b), b, a) }
func xor(a vec, b operand.Op) vec { return made(either(asm.VPXORQ, asm.VPXORQ_BCST, b), b, a) }

// addIn adds a to b in some lanes.
func addIn(lanes mask, a operand.Op, b vec) { either(asm.VPORQ, asm.VPORQ_BCST, a)(a, b, lanes, b) }

// without returns b with the squares of a taken out.
func without(b operand.Op, a vec) vec { return made(either(asm.VPANDNQ, asm.VPANDNQ_BCST, b), b, a) }

// minus returns a - b as numbers.
func minus(a vec, b operand.Op) vec { return made(either(asm.VPSUBQ, asm.VPSUBQ_BCST, b), b, a) }

// logic is a function of three sets.
type logic func(a, b, c uint8) uint8

// into replaces a by f of a, b and c.
func into(a vec, b vec, c operand.Op, f logic) vec {
	if fourLanes() {
		return inTwoSteps(a, b, c, f, a)
	}
	either(asm.VPTERNLOGQ, asm.VPTERNLOGQ_BCST, c)(emit.Ternary(f), c, b, a)
	return a
}

// of returns f of a, b and c, and leaves a alone.
func of(a, b vec, c operand.Op, f logic) vec {
	if fourLanes() {
		return inTwoSteps(a, b, c, f, asm.ZMM())
	}
	return into(clone(a), b, c, f)
}

// The functions of three sets that are used most.
func orAnd(a, b, c uint8) uint8        { return a | b&c }
func andOr(a, b, c uint8) uint8        { return a&b | c }
func orOr(a, b, c uint8) uint8         { return a | b | c }
func orThenAnd(a, b, c uint8) uint8    { return (a | b) & c }
func andAnd(a, b, c uint8) uint8       { return a & b & c }
func xorAnd(a, b, c uint8) uint8       { return (a ^ b) & c }
func andNotNot(a, b, c uint8) uint8    { return a &^ b &^ c }
func andNotBeyond(a, b, c uint8) uint8 { return a &^ (b &^ c) }

// up returns a with all squares moved up by n numbers, or down if n is negative.
func up(a operand.Op, n int) vec {
	if n >= 0 {
		return made(asm.VPSLLQ, operand.U8(n), a)
	}
	return made(asm.VPSRLQ, operand.U8(-n), a)
}

// lowest returns the lowest square of each board.
func lowest(a vec) vec {
	z := zero()
	asm.VPSUBQ(a, z, z)
	asm.VPANDQ(a, z, z)
	return z
}

// highest returns the highest square of each board.
func highest(a vec) vec {
	z := made(asm.VPLZCNTQ, a)
	asm.VPSRLVQ(z, broadcast(word(1<<63)), z)
	return z
}

// meets returns the lanes in which a and b have a square in common.
func meets(a vec, b operand.Op) mask {
	k := asm.K()
	either(asm.VPTESTMQ, asm.VPTESTMQ_BCST, b)(b, a, k)
	return k
}

// meetsIn is meets among the lanes of in.
func meetsIn(a vec, b operand.Op, in mask) mask {
	k := asm.K()
	either(asm.VPTESTMQ, asm.VPTESTMQ_BCST, b)(b, a, in, k)
	return k
}

// apart returns the lanes among those of in where a and b have no square in common.
func apart(a vec, b operand.Op, in mask) mask {
	k := asm.K()
	either(asm.VPTESTNMQ, asm.VPTESTNMQ_BCST, b)(b, a, in, k)
	return k
}

// size returns the number of squares of each board; with AVX2 that of each rank, in its own byte. So the
// sizes of dozens of boards are added up before [boardSizes] joins the ranks. No rank is arrived on by 256
// moves: not by more than 64 of sliders, as those of one direction never go to the same square, and 64 of
// knights and pawns each.
func size(a vec) vec {
	if fourLanes() {
		return sizesOfRanks(a)
	}
	return made(asm.VPOPCNTQ, a)
}

// count adds the sizes of the boards of a to total.
func count(total, a vec) { asm.VPADDQ(size(a), total, total) }

// boardSizes replaces sums of sizes by those of the boards.
func boardSizes(sizes vec) {
	if fourLanes() {
		asm.VPSADBW(zero(), sizes, sizes)
	}
}

// mirror returns a with the files in reverse order.
func mirror(a vec) vec {
	if fourLanes() {
		return mirrorByNibbles(a)
	}
	return made(asm.VGF2P8AFFINEQB_BCST, operand.U8(0), word(emit.MainDiagonal), a)
}

// antiTranspose returns a flipped at the diagonal a8-h1, so that ranks become files. It is its
// own inverse.
func antiTranspose(a vec) vec {
	z := broadcast(word(emit.AntiDiagonal))
	asm.VGF2P8AFFINEQB(operand.U8(0), a, z, z)
	return z
}

// union and total return the squares and the sum of all lanes.
func union(a vec) reg.GPVirtual { return across(a, asm.VPORQ) }
func total(a vec) reg.GPVirtual { return across(a, asm.VPADDQ) }

// across returns what an operation makes of all lanes.
func across(a vec, join func(...operand.Op)) reg.GPVirtual {
	half := written(asm.YMM(), asm.VEXTRACTI64X4, operand.U8(1), a)
	join(half, a.AsY(), half)
	quarter := written(asm.XMM(), asm.VEXTRACTI64X2, operand.U8(1), half)
	join(quarter, half.AsX(), quarter)
	swapped := written(asm.XMM(), asm.VPSHUFD, operand.U8(0x4e), quarter)
	join(quarter, swapped, quarter)
	all := filled(asm.VMOVQ, quarter)
	return all
}
