package each

import (
	"slices"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/unsafeslice"
)

// kernels are the sets of instructions that this process can use, the best first.
var kernels = usable.Sets()

// chosen is what the functions use. It is fixed at start-up; only tests change it.
var chosen = kernels[0]

// Kernels returns the sets of instructions that this process can use, the best first and [simd.Generic] last.
// The functions of the package use the first, or the next best that has a kernel for them. Their names are
// "avx512", "avx2gfni", "avx2", "neon" and "generic".
func Kernels() []simd.Set { return slices.Clone(kernels) }

// pair returns dst and src as slices of words for the kernels. It panics, in the name of a function, unless
// they have the same length.
func pair[B ~uint64](function string, dst, src []B) (d, s []uint64) {
	if len(dst) != len(src) {
		panic(unsafeslice.Unequal("bitray/each", function, "dst, src", len(dst), len(src)))
	}
	return unsafeslice.Words(dst), unsafeslice.Words(src)
}
