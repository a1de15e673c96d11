package each

import "github.com/bitray/bitray/transform/words"

// pair returns dst and src as slices of words for the kernels. It panics, in the name of a function,
// unless they have the same length.
func pair[B ~uint64](function string, dst, src []B) (d, s []uint64) {
	if len(dst) != len(src) {
		words.PanicLengths("bitray/each: "+function, "dst, src", len(dst), len(src))
	}
	return words.Of(dst), words.Of(src)
}

// loop is what is left to do where there is no kernel.
func loop(dst, src []uint64, f func(uint64) uint64) {
	dst = dst[:len(src)]
	for i, b := range src {
		dst[i] = f(b)
	}
}
