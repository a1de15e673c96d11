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

// The byte permutations that look squares up are new in AVX-512.

func rooksFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) bool {
	if set != simd.AVX512 {
		return false
	}
	rooksFromAVX512(dst, squares, occ)
	return true
}

func bishopsFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) bool {
	if set != simd.AVX512 {
		return false
	}
	bishopsFromAVX512(dst, squares, occ)
	return true
}

func queensFrom(set simd.Set, dst []uint64, squares []uint8, occ uint64) bool {
	if set != simd.AVX512 {
		return false
	}
	queensFromAVX512(dst, squares, occ)
	return true
}

func allRooks(set simd.Set, dst *[64]uint64, occ uint64) bool {
	if set != simd.AVX512 {
		return false
	}
	rooksAllAVX512(dst, occ)
	return true
}

func allBishops(set simd.Set, dst *[64]uint64, occ uint64) bool {
	if set != simd.AVX512 {
		return false
	}
	bishopsAllAVX512(dst, occ)
	return true
}

func allQueens(set simd.Set, dst *[64]uint64, occ uint64) bool {
	if set != simd.AVX512 {
		return false
	}
	queensAllAVX512(dst, occ)
	return true
}
