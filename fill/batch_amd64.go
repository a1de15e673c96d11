//go:build !purego

package fill

import "github.com/bitray/bitray/internal/simd"

// These functions choose the kernels. Each is called by name, not through a variable, so that what the caller
// passes does not escape, and only where it can be used: a set that lacks it for a function uses the next
// best.

func chooseAttacks(orthogonals, diagonals, occ uint64) uint64 {
	if simd.May(simd.AVX2) && hasAttacksAVX2 {
		return attacksAVX2(orthogonals, diagonals, occ)
	}
	return attacks(orthogonals, diagonals, occ)
}

func attacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, orthogonals, diagonals, occ := dst[from:to], orthogonals[from:to], diagonals[from:to], occ[from:to]; {
		case simd.May(simd.AVX512) && hasAttacksEachAVX512:
			attacksEachAVX512(dst, orthogonals, diagonals, occ)
		case simd.May(simd.AVX2) && hasAttacksEachAVX2:
			attacksEachAVX2(dst, orthogonals, diagonals, occ)
		default:
			attacksOneByOne(dst, orthogonals, diagonals, occ)
		}
	}
}

func maps(dst []uint64, pieces PiecesEach[uint64], occ []uint64, color uint64) {
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, p, occ := dst[from:to], pieces.part(from, to), occ[from:to]; {
		case simd.May(simd.AVX512) && hasMapsAVX512:
			mapsAVX512(dst, p.Orthogonals, p.Diagonals, p.Pawns, p.Knights, p.King, occ, color)
		case simd.May(simd.AVX2) && hasMapsAVX2:
			mapsAVX2(dst, p.Orthogonals, p.Diagonals, p.Pawns, p.Knights, p.King, occ, color)
		default:
			mapsOneByOne(dst, p, occ, color)
		}
	}
}
