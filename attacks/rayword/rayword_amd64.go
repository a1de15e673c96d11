//go:build !purego

//lint:file-ignore U1000 the assembly reads the tables

package rayword

import "github.com/bitray/bitray/internal/simd"

// Each kernel looks for itself whether it can be used: if not, it jumps on to the portable function, so that
// there is one call between the caller and the answer.
var _ = simd.Register("rayword", simd.Kernels{"AVX512": hasRook && hasBishop && hasQueen && hasNearest})

// The kernels select 64 bits of a word by their numbers: squareNumbers[sq] has the squares of the rays from
// sq in the order of the word, and bitNumbers[sq] for each square its bit of the word.
var squareNumbers, bitNumbers = buildNumbers()
