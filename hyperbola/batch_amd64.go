//go:build !purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// These functions choose the kernels. Each is called by name, not through a variable, so that the slices of the
// caller do not escape, and only where it can be used: a set that lacks it for a function uses the next best.

func rooksEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("RooksEach", dst, squares, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, squares, occ := dst[from:to], squares[from:to], occ[from:to]; {
		case simd.May(simd.AVX512) && hasRooksEachAVX512:
			rooksEachAVX512(dst, squares, occ)
		case simd.May(simd.AVX2) && hasRooksEachAVX2:
			rooksEachAVX2(dst, squares, occ)
		default:
			eachPair(dst, squares, occ, Rook[uint8, uint64])
		}
	}
}

func bishopsEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("BishopsEach", dst, squares, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, squares, occ := dst[from:to], squares[from:to], occ[from:to]; {
		case simd.May(simd.AVX512) && hasBishopsEachAVX512:
			bishopsEachAVX512(dst, squares, occ)
		case simd.May(simd.AVX2) && hasBishopsEachAVX2:
			bishopsEachAVX2(dst, squares, occ)
		default:
			eachPair(dst, squares, occ, Bishop[uint8, uint64])
		}
	}
}

func queensEach(dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("QueensEach", dst, squares, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, squares, occ := dst[from:to], squares[from:to], occ[from:to]; {
		case simd.May(simd.AVX512) && hasQueensEachAVX512:
			queensEachAVX512(dst, squares, occ)
		case simd.May(simd.AVX2) && hasQueensEachAVX2:
			queensEachAVX2(dst, squares, occ)
		default:
			eachPair(dst, squares, occ, Queen[uint8, uint64])
		}
	}
}

func allRooks(dst *[64]uint64, occ uint64) {
	if simd.May(simd.AVX2) && hasAllRooksAVX2 {
		allRooksAVX2(dst, occ)
	} else {
		eachSquare(dst, occ, Rook[uint8, uint64])
	}
}

func allBishops(dst *[64]uint64, occ uint64) {
	if simd.May(simd.AVX2) && hasAllBishopsAVX2 {
		allBishopsAVX2(dst, occ)
	} else {
		eachSquare(dst, occ, Bishop[uint8, uint64])
	}
}

func allQueens(dst *[64]uint64, occ uint64) {
	if simd.May(simd.AVX2) && hasAllQueensAVX2 {
		allQueensAVX2(dst, occ)
	} else {
		eachSquare(dst, occ, Queen[uint8, uint64])
	}
}
