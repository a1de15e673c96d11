package each

import (
	"strings"

	"github.com/bitray/bitray/internal/simd"
)

// kernels are the sets of instructions that this process can use, the best first.
var kernels = simd.Usable(hasAny)

// chosen is what the functions use. It is fixed at start-up; only tests change it.
var chosen = kernels[0]

// Kernels returns the sets of instructions that this process can use, the best first and
// [simd.Generic] last. The functions of the package use the first. Their names are "avx512",
// "avx2gfni", "avx2", "neon" and "generic".
func Kernels() []simd.Set { return append([]simd.Set(nil), kernels...) }

// Has reports whether a set of [Kernels] has instructions of its own for a function, by its name: "FlipVertical" and
// so on. For the others it uses those of the next best set that has some. [simd.Generic] has all.
func Has(set simd.Set, function string) bool {
	if set == simd.AVX512 && strings.HasPrefix(function, "VisualRotate45") {
		function = "Permute" // the layouts are permutations there
	}
	return has(set, function)
}
