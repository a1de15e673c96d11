package each

import "github.com/bitray/bitray/internal/words"

// pair returns dst and src as slices of words for the kernels.
func pair[B ~uint64](dst, src []B) (d, s []uint64) { return words.Of(dst), words.Of(src) }

// checkLengths panics, in the name of a function, unless dst and src have the same length. It is apart
// from pair so that both inline.
func checkLengths(function string, dst, src int) {
	if dst != src {
		panic(words.Unequal("bitray/each", function, "dst, src", dst, src))
	}
}

// loop is what is left to do where there is no kernel.
func loop(dst, src []uint64, f func(uint64) uint64) {
	dst = dst[:len(src)]
	for i, b := range src {
		dst[i] = f(b)
	}
}
