package each

import "github.com/bitray/bitray/transform/simd"

// kernels are the sets of instructions that this process can use, the best first.
var kernels = simd.Usable(simd.AVX512, simd.AVX2GFNI, simd.AVX2, simd.NEON)

// chosen is what the functions use. It is fixed at start-up; only tests change it.
var chosen = kernels[0]

// Kernels returns the sets of instructions that this process can use, the best first and
// [simd.Generic] last. The functions of the package use the first. Their names are "avx512",
// "avx2gfni", "avx2", "neon" and "generic".
func Kernels() []simd.Set { return append([]simd.Set(nil), kernels...) }
