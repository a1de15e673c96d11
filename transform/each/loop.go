package each

import "github.com/bitray/bitray/transform/words"

// pair returns dst and src, cut to the length of the shorter one, as slices of words for the
// kernels.
func pair[B ~uint64](dst, src []B) (d, s []uint64) {
	n := min(len(dst), len(src))
	return words.Of(dst[:n]), words.Of(src[:n])
}

// loop is what is left to do where there is no kernel.
func loop(dst, src []uint64, f func(uint64) uint64) {
	dst = dst[:len(src)]
	for i, b := range src {
		dst[i] = f(b)
	}
}
