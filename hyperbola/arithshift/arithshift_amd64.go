//go:build !purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

// rook, bishop and queen, in assembly, look for themselves whether they can be used: if not, they jump on to the
// portable function, so that there is one call between the caller and the answer.
var _ = simd.Register("arithshift", simd.Kernels{"AVX512": hasRook && hasBishop && hasQueen})
