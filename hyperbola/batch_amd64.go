//go:build !purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// Each kernel is called by name, not through a variable, so that the slices of the caller do not
// escape, and only where it can be used: a set that lacks it for a function uses the next best. Between
// the caller and a kernel lies one call, because a batch may be small. A batch longer than a chunk is
// answered by calls of the function itself, a chunk each.

func rooks(set simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Rooks", len(dst), len(squares), len(occ))
	for ; len(dst) > simd.Chunk; dst, squares, occ = dst[simd.Chunk:], squares[simd.Chunk:], occ[simd.Chunk:] {
		rooks(set, dst[:simd.Chunk], squares[:simd.Chunk], occ[:simd.Chunk])
	}
	switch {
	case set >= simd.AVX512 && hasRooksAVX512:
		rooksAVX512(dst, squares, occ)
	case set >= simd.AVX2GFNI && hasRooksAVX2GFNI:
		rooksAVX2GFNI(dst, squares, occ)
	case set >= simd.AVX2 && hasRooksAVX2:
		rooksAVX2(dst, squares, occ)
	default:
		eachPair(dst, squares, occ, Rook[uint8, uint64])
	}
}

func bishops(set simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Bishops", len(dst), len(squares), len(occ))
	for ; len(dst) > simd.Chunk; dst, squares, occ = dst[simd.Chunk:], squares[simd.Chunk:], occ[simd.Chunk:] {
		bishops(set, dst[:simd.Chunk], squares[:simd.Chunk], occ[:simd.Chunk])
	}
	switch {
	case set >= simd.AVX512 && hasBishopsAVX512:
		bishopsAVX512(dst, squares, occ)
	case set >= simd.AVX2 && hasBishopsAVX2:
		bishopsAVX2(dst, squares, occ)
	default:
		eachPair(dst, squares, occ, Bishop[uint8, uint64])
	}
}

func queens(set simd.Set, dst []uint64, squares []uint8, occ []uint64) {
	checkLengths("Queens", len(dst), len(squares), len(occ))
	for ; len(dst) > simd.Chunk; dst, squares, occ = dst[simd.Chunk:], squares[simd.Chunk:], occ[simd.Chunk:] {
		queens(set, dst[:simd.Chunk], squares[:simd.Chunk], occ[:simd.Chunk])
	}
	switch {
	case set >= simd.AVX512 && hasQueensAVX512:
		queensAVX512(dst, squares, occ)
	case set >= simd.AVX2GFNI && hasQueensAVX2GFNI:
		queensAVX2GFNI(dst, squares, occ)
	case set >= simd.AVX2 && hasQueensAVX2:
		queensAVX2(dst, squares, occ)
	default:
		eachPair(dst, squares, occ, Queen[uint8, uint64])
	}
}

func rooksFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("RooksFrom", len(dst), len(squares))
	for ; len(dst) > simd.Chunk; dst, squares = dst[simd.Chunk:], squares[simd.Chunk:] {
		rooksFrom(set, dst[:simd.Chunk], squares[:simd.Chunk], occ)
	}
	switch {
	case set >= simd.AVX512 && hasRooksFromAVX512:
		rooksFromAVX512(dst, squares, occ)
	case len(dst) >= many && set >= simd.AVX2 && hasRooksManyAVX2:
		rooksManyAVX2(dst, squares, occ)
	case set >= simd.AVX2 && hasRooksAVX2:
		rooks(set, dst, squares, repeated(dst, occ))
	default:
		eachSquare(dst, squares, occ, Rook[uint8, uint64])
	}
}

func bishopsFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("BishopsFrom", len(dst), len(squares))
	for ; len(dst) > simd.Chunk; dst, squares = dst[simd.Chunk:], squares[simd.Chunk:] {
		bishopsFrom(set, dst[:simd.Chunk], squares[:simd.Chunk], occ)
	}
	switch {
	case set >= simd.AVX512 && hasBishopsFromAVX512:
		bishopsFromAVX512(dst, squares, occ)
	case len(dst) >= many && set >= simd.AVX2 && hasBishopsManyAVX2:
		bishopsManyAVX2(dst, squares, occ)
	case set >= simd.AVX2 && hasBishopsAVX2:
		bishops(set, dst, squares, repeated(dst, occ))
	default:
		eachSquare(dst, squares, occ, Bishop[uint8, uint64])
	}
}

func queensFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) {
	checkLengthsFrom("QueensFrom", len(dst), len(squares))
	for ; len(dst) > simd.Chunk; dst, squares = dst[simd.Chunk:], squares[simd.Chunk:] {
		queensFrom(set, dst[:simd.Chunk], squares[:simd.Chunk], occ)
	}
	switch {
	case len(dst) >= manyQueens && set >= simd.AVX512 && hasQueensManyAVX512:
		queensManyAVX512(dst, squares, occ)
	case set >= simd.AVX512 && hasQueensFromAVX512:
		queensFromAVX512(dst, squares, occ)
	case len(dst) >= many && set >= simd.AVX2 && hasQueensManyAVX2:
		queensManyAVX2(dst, squares, occ)
	case set >= simd.AVX2 && hasQueensAVX2:
		queens(set, dst, squares, repeated(dst, occ))
	default:
		eachSquare(dst, squares, occ, Queen[uint8, uint64])
	}
}

func allRooks(set simd.Set, dst *[64]uint64, occ uint64) {
	switch {
	case set >= simd.AVX512 && hasAllRooksAVX512:
		allRooksAVX512(dst, occ)
	case set >= simd.AVX2 && hasAllRooksAVX2:
		allRooksAVX2(dst, occ)
	default:
		everyRook(dst, occ)
	}
}

func allBishops(set simd.Set, dst *[64]uint64, occ uint64) {
	switch {
	case set >= simd.AVX512 && hasAllBishopsAVX512:
		allBishopsAVX512(dst, occ)
	case set >= simd.AVX2 && hasAllBishopsAVX2:
		allBishopsAVX2(dst, occ)
	default:
		everyBishop(dst, occ)
	}
}

func allQueens(set simd.Set, dst *[64]uint64, occ uint64) {
	switch {
	case set >= simd.AVX512 && hasAllQueensAVX512:
		allQueensAVX512(dst, occ)
	case set >= simd.AVX2 && hasAllQueensAVX2:
		allQueensAVX2(dst, occ)
	default:
		everyQueen(dst, occ)
	}
}
