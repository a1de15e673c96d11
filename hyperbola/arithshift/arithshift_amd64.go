//go:build !purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

// rook, bishop and queen, in assembly, answer by AVX-512, or jump on to the next best function, so that there
// is one call between the caller and the answer.

var _ = simd.Register("arithshift", simd.Kernels{"AVX512": hasRook && hasBishop && hasQueen, "AVX2": hasRookAVX2 && hasBishopAVX2 && hasQueenAVX2})

// by returns the look-ups by the kernels of a set of instructions. Squares must be below 64.
func by(set simd.Set) (rooks, bishops, queens func(sq, occ uint64) uint64) {
	switch set {
	case simd.AVX512:
		return rook, bishop, queen
	case simd.AVX2:
		return rookAVX2, bishopAVX2, queenAVX2
	}
	return portableRook, portableBishop, portableQueen
}
