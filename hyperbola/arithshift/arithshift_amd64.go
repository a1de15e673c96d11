//go:build !purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

// rook, bishop and queen, in assembly, answer by AVX-512, or jump on to the next best function, so that there
// is one call between the caller and the answer.

var _ = simd.Register("arithshift", simd.Kernels{"AVX512": hasRook && hasBishop && hasQueen, "AVX2": hasRookAVX2 && hasBishopAVX2 && hasQueenAVX2})
