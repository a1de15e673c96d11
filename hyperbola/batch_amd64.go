//go:build !purego

package hyperbola

import "github.com/bitray/bitray/transform/simd"

// The functions of this file do what they are named for and return true if there is a kernel
// for the set of instructions. Each kernel is called by name, not through a variable, so that
// the slices of the caller do not escape.

func rooks(set simd.Set, dst []uint64, squares []uint8, occ []uint64) bool {
	switch set {
	case simd.AVX512:
		rooksAVX512(dst, squares, occ)
	case simd.AVX2:
		rooksAVX2(dst, squares, occ)
	default:
		return false
	}
	return true
}

func bishops(set simd.Set, dst []uint64, squares []uint8, occ []uint64) bool {
	switch set {
	case simd.AVX512:
		bishopsAVX512(dst, squares, occ)
	case simd.AVX2:
		bishopsAVX2(dst, squares, occ)
	default:
		return false
	}
	return true
}

func queens(set simd.Set, dst []uint64, squares []uint8, occ []uint64) bool {
	switch set {
	case simd.AVX512:
		queensAVX512(dst, squares, occ)
	case simd.AVX2:
		queensAVX2(dst, squares, occ)
	default:
		return false
	}
	return true
}

// The byte permutations that look squares up are new in AVX-512. AVX2 answers pairs in place,
// each with the one occupancy.

func repeated(dst []uint64, occ uint64) []uint64 {
	for i := range dst {
		dst[i] = occ
	}
	return dst
}

func rooksFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) bool {
	switch set {
	case simd.AVX512:
		rooksFromAVX512(dst, squares, occ)
	case simd.AVX2:
		rooksAVX2(dst, squares, repeated(dst, occ))
	default:
		return false
	}
	return true
}

func bishopsFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) bool {
	switch set {
	case simd.AVX512:
		bishopsFromAVX512(dst, squares, occ)
	case simd.AVX2:
		bishopsAVX2(dst, squares, repeated(dst, occ))
	default:
		return false
	}
	return true
}

func queensFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) bool {
	switch set {
	case simd.AVX512:
		queensFromAVX512(dst, squares, occ)
	case simd.AVX2:
		queensAVX2(dst, squares, repeated(dst, occ))
	default:
		return false
	}
	return true
}

// everySquare holds the squares in ascending order.
var everySquare = func() (squares [64]uint8) {
	for sq := range squares {
		squares[sq] = uint8(sq)
	}
	return squares
}()

func allRooks(set simd.Set, dst *[64]uint64, occ uint64) bool {
	switch set {
	case simd.AVX512:
		rooksAllAVX512(dst, occ)
	case simd.AVX2:
		rooksAVX2(dst[:], everySquare[:], repeated(dst[:], occ))
	default:
		return false
	}
	return true
}

func allBishops(set simd.Set, dst *[64]uint64, occ uint64) bool {
	switch set {
	case simd.AVX512:
		bishopsAllAVX512(dst, occ)
	case simd.AVX2:
		bishopsAVX2(dst[:], everySquare[:], repeated(dst[:], occ))
	default:
		return false
	}
	return true
}

func allQueens(set simd.Set, dst *[64]uint64, occ uint64) bool {
	switch set {
	case simd.AVX512:
		queensAllAVX512(dst, occ)
	case simd.AVX2:
		queensAVX2(dst[:], everySquare[:], repeated(dst[:], occ))
	default:
		return false
	}
	return true
}
