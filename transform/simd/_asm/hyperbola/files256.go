package hyperbola

import (
	"fmt"

	"github.com/mmcloughlin/avo/reg"
)

// fileAttacks returns eight words: word r is a board that holds what rooks on all squares of rank
// r attack, each along its file. Such a rook attacks all of another rank but what is hidden by
// the men between the two:
//
//	byte t of word r = ^(men of the ranks between r and t)
//
// The men of a range of ranks are gathered from two windows on the board, of one rank or of three
// ranks each. They may overlap.
func (k *all256) fileAttacks() (words [2]reg.VecVirtual) {
	windows := k.windows()
	for half := range words {
		name := func(part string) string { return fmt.Sprintf("%s_from_rank_%d", part, 4*half) }
		rank := func(i int) int { return 4*half + i/8 }
		x, second := k.Vector(), k.Vector()
		k.VPSHUFB(k.ConstantBytes(name("first_window"), func(i int) byte { first, _ := windowsBetween(rank(i), i%8); return first }), windows, x)
		k.VPSHUFB(k.ConstantBytes(name("second_window"), func(i int) byte { _, second := windowsBetween(rank(i), i%8); return second }), windows, second)
		k.VPOR(second, x, x)
		k.VPANDN(k.Constant(name("other_ranks"), func(i int) uint64 { return ^rankMask(4*half + i) }), x, x)
		words[half] = x
	}
	return words
}

// windows returns the men of each rank in eight bytes, and in the next eight bytes the men of
// each rank and the two above it.
func (k *all256) windows() reg.VecVirtual {
	x := k.occ
	for ranks := range 2 {
		lower := k.Vector()
		shift := func(i int) uint64 { return uint64(8 * (ranks + 1) * (i % 2)) }
		k.VPSRLVQ(k.Constant(fmt.Sprintf("every_other_down_by_%d", ranks+1), shift), k.occ, lower)
		k.VPOR(x, lower, lower)
		x = lower
	}
	return x
}

// windowsBetween returns where among the windows to find the men between two ranks.
func windowsBetween(a, b int) (first, second byte) {
	low, high := min(a, b)+1, max(a, b)-1
	switch {
	case high < low:
		return zeroByte, zeroByte
	case high-low < 2:
		return byte(low), byte(high)
	default:
		return byte(8 + low), byte(8 + high - 2)
	}
}

// zeroByte is an index for VPSHUFB that gives zero.
const zeroByte = 0x80

// fileMasks returns the files, in two registers.
func (k *all256) fileMasks() (masks [2]reg.VecVirtual) {
	for half := range masks {
		masks[half] = k.From(k.Constant(fmt.Sprintf("files_from_%d", 4*half), func(i int) uint64 { return fileA << (4*half + i) }))
	}
	return masks
}
