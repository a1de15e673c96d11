//go:build !purego

package arithshift

import "github.com/bitray/bitray/internal/simd"

// usable returns the sets with kernels that this process can use, the best first.
func usable() []simd.Set {
	return simd.Usable(func(set simd.Set) bool {
		return set == simd.AVX512 && hasRook && hasBishop && hasQueen ||
			set == simd.AVX2 && hasRookAVX2 && hasBishopAVX2 && hasQueenAVX2
	})
}

// rook, bishop and queen, in assembly, answer by AVX-512, or jump on to the next best function, so that there
// is one call between the caller and the answer.

func rookBy(set simd.Set, sq, occ uint64) uint64 {
	switch set {
	case simd.AVX512:
		return rook(sq, occ)
	case simd.AVX2:
		return rookAVX2(sq, occ)
	}
	return portableRook(sq, occ)
}

func bishopBy(set simd.Set, sq, occ uint64) uint64 {
	switch set {
	case simd.AVX512:
		return bishop(sq, occ)
	case simd.AVX2:
		return bishopAVX2(sq, occ)
	}
	return portableBishop(sq, occ)
}

func queenBy(set simd.Set, sq, occ uint64) uint64 {
	switch set {
	case simd.AVX512:
		return queen(sq, occ)
	case simd.AVX2:
		return queenAVX2(sq, occ)
	}
	return portableQueen(sq, occ)
}
