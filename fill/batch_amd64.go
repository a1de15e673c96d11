//go:build !purego

package fill

import "github.com/bitray/bitray/transform/simd"

// The functions of this file do what they are named for and return true if there is a kernel
// for the set of instructions. Each kernel is called by name, not through a variable, so that
// what the caller passes does not escape.

func attacks(set simd.Set, orthogonal, diagonal, occ uint64) (union uint64, ok bool) {
	switch set {
	case simd.AVX512:
		return attacksAVX512(orthogonal, diagonal, occ), true
	case simd.AVX2:
		return attacksAVX2(orthogonal, diagonal, occ), true
	default:
		return 0, false
	}
}

func attacksBoth(set simd.Set, orthogonal, diagonal [2]uint64, occ uint64) (unions [2]uint64, ok bool) {
	switch set {
	case simd.AVX512:
		unions[0], unions[1] = attacksBothAVX512(orthogonal[0], diagonal[0], orthogonal[1], diagonal[1], occ)
	case simd.AVX2:
		unions[0] = attacksAVX2(orthogonal[0], diagonal[0], occ)
		unions[1] = attacksAVX2(orthogonal[1], diagonal[1], occ)
	default:
		return unions, false
	}
	return unions, true
}

func rays(set simd.Set, dst *[8]uint64, orthogonal, diagonal, occ uint64) bool {
	switch set {
	case simd.AVX512:
		raysAVX512(dst, orthogonal, diagonal, occ)
	case simd.AVX2:
		raysAVX2(dst, orthogonal, diagonal, occ)
	default:
		return false
	}
	return true
}

func raysEach(set simd.Set, dst [][8]uint64, orthogonal, diagonal, occ []uint64) bool {
	switch set {
	case simd.AVX512:
		raysEachAVX512(dst, orthogonal, diagonal, occ)
	case simd.AVX2:
		for i := range dst {
			raysAVX2(&dst[i], orthogonal[i], diagonal[i], occ[i])
		}
	default:
		return false
	}
	return true
}

func attacksEach(set simd.Set, dst, orthogonal, diagonal, occ []uint64) bool {
	switch set {
	case simd.AVX512:
		attacksEachAVX512(dst, orthogonal, diagonal, occ)
	case simd.AVX2:
		attacksEachAVX2(dst, orthogonal, diagonal, occ)
	default:
		return false
	}
	return true
}

func whiteMaps(set simd.Set, dst []uint64, men Men[uint64], occ []uint64) bool {
	switch set {
	case simd.AVX512:
		whiteMapsAVX512(dst, men.Orthogonals, men.Diagonals, men.Pawns, men.Knights, men.Kings, occ)
	case simd.AVX2:
		whiteMapsAVX2(dst, men.Orthogonals, men.Diagonals, men.Pawns, men.Knights, men.Kings, occ)
	default:
		return false
	}
	return true
}

func blackMaps(set simd.Set, dst []uint64, men Men[uint64], occ []uint64) bool {
	switch set {
	case simd.AVX512:
		blackMapsAVX512(dst, men.Orthogonals, men.Diagonals, men.Pawns, men.Knights, men.Kings, occ)
	case simd.AVX2:
		blackMapsAVX2(dst, men.Orthogonals, men.Diagonals, men.Pawns, men.Knights, men.Kings, occ)
	default:
		return false
	}
	return true
}
