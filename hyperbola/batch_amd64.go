//go:build !purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// The methods choose the kernels. Each is called by name, not through a variable, so that the slices of the
// caller do not escape, and only where it can be used: a set that lacks it for a function uses the next best.

// Rooks is the function [Rooks].
func (k Kernel) Rooks(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Rooks", dst, squares, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, squares, occ := dst[from:to], squares[from:to], occ[from:to]; {
		case k.set >= simd.AVX512 && hasRooksAVX512:
			rooksAVX512(dst, squares, occ)
		case k.set >= simd.AVX2 && hasRooksAVX2:
			rooksAVX2(dst, squares, occ)
		default:
			eachPair(dst, squares, occ, Rook[uint8, uint64])
		}
	}
}

// Bishops is the function [Bishops].
func (k Kernel) Bishops(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Bishops", dst, squares, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, squares, occ := dst[from:to], squares[from:to], occ[from:to]; {
		case k.set >= simd.AVX512 && hasBishopsAVX512:
			bishopsAVX512(dst, squares, occ)
		case k.set >= simd.AVX2 && hasBishopsAVX2:
			bishopsAVX2(dst, squares, occ)
		default:
			eachPair(dst, squares, occ, Bishop[uint8, uint64])
		}
	}
}

// Queens is the function [Queens].
func (k Kernel) Queens(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Queens", dst, squares, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, squares, occ := dst[from:to], squares[from:to], occ[from:to]; {
		case k.set >= simd.AVX512 && hasQueensAVX512:
			queensAVX512(dst, squares, occ)
		case k.set >= simd.AVX2 && hasQueensAVX2:
			queensAVX2(dst, squares, occ)
		default:
			eachPair(dst, squares, occ, Queen[uint8, uint64])
		}
	}
}

// AllRooks is the function [AllRooks].
func (k Kernel) AllRooks(dst *[64]uint64, occ uint64) {
	switch {
	case k.set >= simd.AVX512 && hasAllRooksAVX512:
		allRooksAVX512(dst, occ)
	case k.set >= simd.AVX2 && hasAllRooksAVX2:
		allRooksAVX2(dst, occ)
	default:
		everyRook(dst, occ)
	}
}

// AllBishops is the function [AllBishops].
func (k Kernel) AllBishops(dst *[64]uint64, occ uint64) {
	switch {
	case k.set >= simd.AVX512 && hasAllBishopsAVX512:
		allBishopsAVX512(dst, occ)
	case k.set >= simd.AVX2 && hasAllBishopsAVX2:
		allBishopsAVX2(dst, occ)
	default:
		everyBishop(dst, occ)
	}
}

// AllQueens is the function [AllQueens].
func (k Kernel) AllQueens(dst *[64]uint64, occ uint64) {
	switch {
	case k.set >= simd.AVX512 && hasAllQueensAVX512:
		allQueensAVX512(dst, occ)
	case k.set >= simd.AVX2 && hasAllQueensAVX2:
		allQueensAVX2(dst, occ)
	default:
		everyQueen(dst, occ)
	}
}
