package lanes

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/mmcloughlin/avo/operand"
)

// In this file is how AVX2 does what takes one instruction of AVX-512.

// inSteps writes f of sets to a vector, operation by operation.
func (asm *assembler) inSteps(f *logic, sets map[*logic]operand.Op, to vec) vec {
	var parts [2]operand.Op
	for i, part := range []*logic{f.x, f.y} {
		if set, ok := sets[part]; ok {
			parts[i] = set
		} else {
			parts[i] = asm.inSteps(part, sets, asm.ZMM())
		}
	}
	if operand.IsMem(parts[1]) { // from which only first operands can be taken
		parts[1] = asm.broadcast(parts[1])
	}
	operations := map[string]emit.Instruction{"and": asm.VPANDQ, "or": asm.VPORQ, "xor": asm.VPXORQ, "andNot": asm.VPANDNQ}
	operations[f.operation](each(parts[0]), parts[1], to)
	return to
}

// highestBySmearing returns the highest square of each board whose squares are on one rank.
func (asm *assembler) highestBySmearing(a vec) vec {
	for n := 1; n < 8; n *= 2 {
		a = asm.or(a, asm.up(a, -n))
	}
	return asm.xor(a, asm.up(a, -1))
}

// flip returns a with the ranks in reverse order.
func (asm *assembler) flip(a vec) vec {
	z := asm.made(asm.VBROADCASTI64X2, asm.reversal())
	return written(z, asm.VPSHUFB, z, a)
}

// nibbles returns half a byte each, the lower and the upper.
func (asm *assembler) nibbles(a vec) (low, high vec) {
	const lower = uint64(0x0f0f0f0f0f0f0f0f)
	return asm.and(a, asm.word(lower)), asm.and(asm.up(a, -4), asm.word(lower))
}

// byNibble returns the table of what there is for each of the sixteen nibbles.
func (asm *assembler) byNibble(name string, of func(nibble int) byte) vec {
	return asm.made(asm.VBROADCASTI64X2, asm.Bytes(name, 16, of))
}

// prepareSizes loads what [size] looks up.
func (asm *assembler) prepareSizes() {
	if asm.fourLanes() {
		asm.narrow.sizes = asm.byNibble("sizesOfNibbles", func(i int) byte { return byte(i&1 + i>>1&1 + i>>2&1 + i>>3) })
	}
}
