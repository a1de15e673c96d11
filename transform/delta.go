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

// Butterfly exchanges neighbors all over the word: each block of size bits with the next. size
// is a power of two and less than the width of T.
//
// The lower block of every pair is selected by the number with size ones, size zeros, and so
// on: all ones divided by 2^size+1. It is written as five doublings instead of that division, because
// with a constant size they cost nothing on any processor, and a division of 64 bits is a call on one of
// 32 bits even then.
//
// Each butterfly changes one binary digit of the place of every bit. So one of each size reverses
// the bits of a word, and they may be taken in any order.
// Source: Knuth, The Art of Computer Programming, volume 4A, 7.1.3.
func Butterfly[T constraints.Unsigned](x T, size uint) T {
	lower := T(1)<<size - 1
	lower |= lower << (2 * size)
	lower |= lower << (4 * size)
	lower |= lower << (8 * size)
	lower |= lower << (16 * size)
	lower |= lower << (32 * size)
	return x>>size&lower | x&lower<<size
}
