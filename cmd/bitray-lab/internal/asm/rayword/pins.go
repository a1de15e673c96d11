package rayword

import (
	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
)

// writeChecksAndPins writes the look from a king along all rays at once. As words, with the guards in occ:
//
//	first, second = the nearest piece of each ray, and the next behind it
//	checks = first & sliders
//	pins   = the squares up to second, where first is in own and second in sliders
func writeChecksAndPins(f *emit.File) {
	k := &kernel{name: "checksAndPins", Kernel: f.Begin(8, "checksAndPins",
		"func(sq, orthogonals, diagonals, own, occ uint64) (checkers, rookPins, bishopPins uint64)",
		"checksAndPins looks from sq along all rays. Of the square it takes the lowest six bits.")}
	k.start()
	k.ANDQ(operand.U32(63<<6), k.offset) // the instruction that clears a bit masks its number itself
	base := emit.Written(k.GP64(), k.LEAQ, emit.Variable("squareNumbers"))
	k.VMOVDQU64(operand.Mem{Base: base, Index: k.offset, Scale: 1}, reg.Z17)
	gather := func(parameter string) reg.GPVirtual {
		k.set(parameter)
		return emit.Written(k.GP64(), k.KMOVQ, emit.Written(k.K(), k.VPSHUFBITQMB, reg.Z17, reg.Z16))
	}
	constant := func(value uint64) reg.GPVirtual {
		return emit.Written(k.GP64(), k.MOVQ, operand.U64(value))
	}
	pieces, own := gather("occ"), gather("own")
	sliders, diagonals := gather("orthogonals"), gather("diagonals")
	guard, step := constant(guards), constant(nearest)
	k.ANDQ(constant(orthogonal&^guards), sliders)
	k.ANDQ(constant(diagonal&^guards), diagonals)
	k.ORQ(diagonals, sliders)
	places := constant(^uint64(guards))
	k.ANDQ(places, own)

	// upTo returns the places up to the nearest piece, and leaves those behind it in pieces.
	upTo := func() (seen, nearest reg.GPVirtual) {
		seen, nearest = k.GP64(), k.GP64()
		k.ORQ(guard, pieces)
		k.MOVQ(pieces, seen)
		k.SUBQ(step, seen)
		k.XORQ(pieces, seen)
		k.MOVQ(seen, nearest)
		k.ANDQ(pieces, nearest)
		k.XORQ(nearest, pieces)
		return seen, nearest
	}
	_, first := upTo()
	pins, second := upTo()

	k.ANDQ(first, own)      // what may be pinned
	k.ANDQ(sliders, first)  // the checkers
	k.ANDQ(sliders, second) // what may pin
	k.ADDQ(places, own)     // carries into the guard of a byte that is not empty
	k.ADDQ(places, second)
	k.ANDQ(second, own)
	k.ANDQ(guard, own)
	k.MOVQ(own, second)
	k.SHRQ(operand.U8(7), second)
	k.SUBQ(second, own) // all places of those bytes
	k.ANDQ(own, pins)

	k.LEAQ(emit.Variable("bitNumbers"), base)
	k.VMOVDQU64(operand.Mem{Base: base, Index: k.offset, Scale: 1}, reg.Z17)
	scatter := func(word reg.GPVirtual, result string) {
		k.VPBROADCASTQ(word, reg.Z16)
		squares := emit.Written(k.GP64(), k.KMOVQ, emit.Written(k.K(), k.VPSHUFBITQMB, reg.Z17, reg.Z16))
		k.MOVQ(squares, emit.Address(k.Return(result)))
	}
	scatter(first, "checkers")
	rookPins := constant(orthogonal)
	k.ANDQ(pins, rookPins)
	k.XORQ(rookPins, pins)
	scatter(rookPins, "rookPins")
	scatter(pins, "bishopPins")
	k.ret()
}
