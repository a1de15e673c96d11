package each

import "unsafe"

// words returns dst and src, cut to the length of the shorter one, as slices of plain words for
// the kernels.
func words[B ~uint64](dst, src []B) (d, s []uint64) {
	n := min(len(dst), len(src))
	return wordsOf(dst[:n]), wordsOf(src[:n])
}

// wordsOf is sound because a type whose underlying type is uint64 has the size, the alignment
// and the representation of uint64: a slice of such a type is a slice of words in all but name.
func wordsOf[B ~uint64](boards []B) []uint64 {
	return *(*[]uint64)(unsafe.Pointer(&boards))
}

// loop is what is left to do where there is no kernel.
func loop(dst, src []uint64, f func(uint64) uint64) {
	dst = dst[:len(src)]
	for i, b := range src {
		dst[i] = f(b)
	}
}
