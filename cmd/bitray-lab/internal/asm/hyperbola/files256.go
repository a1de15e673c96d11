package hyperbola

import "fmt"

// fileAttacks returns eight words: word r is a board that holds what rooks on all squares of rank
// r attack, each along its file. Such a rook attacks all of another rank except what is hidden by
// the pieces between the two:
//
//	byte t of word r = ^(pieces of the ranks between r and t)
//
// The pieces of the one to six ranks between are gathered from two windows on the board, which may
// overlap, of one rank each or of three.
func (k *all256) fileAttacks() (words [2]vec) {
	windows := k.windows()
	for half := range words {
		var pieces [2]vec
		for w := range pieces {
			pieces[w] = k.New(k.VPSHUFB, k.ConstantBytes(fmt.Sprintf("window_%d_from_rank_%d", w, 4*half), func(i int) byte {
				return windowsBetween(4*half+i/8, i%8)[w]
			}), windows)
		}
		other := k.Constant(fmt.Sprintf("other_ranks_%d", 4*half), func(i int) uint64 { return ^rankMask(4*half + i) })
		words[half] = k.New(k.VPANDN, other, k.New(k.VPOR, pieces[1], pieces[0]))
	}
	return words
}

// windows returns the pieces of each rank in eight bytes, and in the next eight bytes the pieces of
// each rank and the two above it.
func (k *all256) windows() vec {
	x := k.occ
	for ranks := range 2 {
		shift := func(i int) uint64 { return uint64(8 * (ranks + 1) * (i % 2)) }
		lower := k.New(k.VPSRLVQ, k.Constant(fmt.Sprintf("every_other_down_by_%d", ranks+1), shift), k.occ)
		k.VPOR(x, lower, lower)
		x = lower
	}
	return x
}

// windowsBetween returns where among the windows to find the pieces between two ranks.
func windowsBetween(a, b int) [2]byte {
	low, high := min(a, b)+1, max(a, b)-1
	switch {
	case high < low:
		return [2]byte{zeroByte, zeroByte}
	case high-low < 2:
		return [2]byte{byte(low), byte(high)}
	default:
		return [2]byte{byte(8 + low), byte(8 + high - 2)}
	}
}

// zeroByte is an index for VPSHUFB that gives zero.
const zeroByte = 0x80
