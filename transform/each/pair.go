package each

import "github.com/bitray/bitray/internal/unsafeslice"

// pair returns dst and src as slices of words for the kernels. It panics, in the name of a function, unless
// they have the same length.
func pair[B ~uint64](function string, dst, src []B) (d, s []uint64) {
	if len(dst) != len(src) {
		panic(unsafeslice.Unequal("bitray/each", function, "dst, src", len(dst), len(src)))
	}
	return unsafeslice.Words(dst), unsafeslice.Words(src)
}
