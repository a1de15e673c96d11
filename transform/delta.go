package transform

import "golang.org/x/exp/constraints"

// DeltaSwap exchanges the bits of x that mask selects with the bits shift places above them.
// It is its own inverse as long as no bit is named twice: mask and mask<<shift must be
// disjoint, and mask<<shift must not run out of the word. shift is less than the width of T.
//
// Every flip and mirror of this package is a handful of delta swaps.
// Source: Knuth, The Art of Computer Programming, volume 4A, 7.1.3.
func DeltaSwap[T constraints.Unsigned](x, mask T, shift uint) T {
	t := (x>>shift ^ x) & mask
	return x ^ t ^ t<<shift
}
