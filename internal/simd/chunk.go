package simd

import "iter"

// Chunk is the largest number of elements that a kernel is given in one call. The run-time system
// cannot interrupt assembly, so whatever stops the world, such as a garbage collection, waits for
// a kernel to return. A chunk takes some tens of microseconds, next to which the cost of a call is
// nothing.
const Chunk = 1 << 16

// Chunks returns the parts in which kernels are given n elements, one after the other: from the first
// element of a part up to the one before the last number. All but the last part are as long as [Chunk].
func Chunks(n int) iter.Seq2[int, int] {
	return func(yield func(from, to int) bool) {
		for from := 0; from < n; from += Chunk {
			if !yield(from, min(from+Chunk, n)) {
				return
			}
		}
	}
}
