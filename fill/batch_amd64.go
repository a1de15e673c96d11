//go:build !purego

package fill

import "github.com/bitray/bitray/internal/simd"

// The methods choose the kernels. Each is called by name, not through a variable, so that what the caller
// passes does not escape, and only where it can be used: a set that lacks it for a function uses the next
// best.

// Attacks is the function [Attacks].
func (k Kernel) Attacks(orthogonals, diagonals, occ uint64) uint64 {
	if k.set >= simd.AVX2 && hasAttacksAVX2 {
		return attacksAVX2(orthogonals, diagonals, occ)
	}
	return attacks(orthogonals, diagonals, occ)
}

// Rays is the function [Rays].
func (k Kernel) Rays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	if k.set >= simd.AVX2 && hasRaysAVX2 {
		raysAVX2(dst, orthogonals, diagonals, occ)
	} else {
		rays(dst, orthogonals, diagonals, occ)
	}
}

// AttacksEach is the function [AttacksEach].
func (k Kernel) AttacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, orthogonals, diagonals, occ := dst[from:to], orthogonals[from:to], diagonals[from:to], occ[from:to]; {
		case k.set >= simd.AVX512 && hasAttacksEachAVX512:
			attacksEachAVX512(dst, orthogonals, diagonals, occ)
		case k.set >= simd.AVX2 && hasAttacksEachAVX2:
			attacksEachAVX2(dst, orthogonals, diagonals, occ)
		default:
			k.attacksOneByOne(dst, orthogonals, diagonals, occ)
		}
	}
}

// RaysEach is the function [RaysEach].
func (k Kernel) RaysEach(dst [][8]uint64, orthogonals, diagonals, occ []uint64) {
	checkLengths("RaysEach", len(dst), orthogonals, diagonals, occ)
	for from, to := range simd.Chunks(len(dst)) {
		dst, orthogonals, diagonals, occ := dst[from:to], orthogonals[from:to], diagonals[from:to], occ[from:to]
		if k.set >= simd.AVX512 && hasRaysEachAVX512 {
			raysEachAVX512(dst, orthogonals, diagonals, occ)
		} else {
			k.raysOneByOne(dst, orthogonals, diagonals, occ)
		}
	}
}

// MobilityEach is the function [MobilityEach].
func (k Kernel) MobilityEach(dst []int, orthogonals, diagonals, targets, occ []uint64) {
	checkMobility(dst, orthogonals, diagonals, targets, occ)
	for from, to := range simd.Chunks(len(dst)) {
		dst, orthogonals, diagonals, targets, occ := dst[from:to], orthogonals[from:to], diagonals[from:to], targets[from:to], occ[from:to]
		if k.set >= simd.AVX512 && hasMobilityEachAVX512 {
			mobilityEachAVX512(dst, orthogonals, diagonals, targets, occ)
		} else {
			k.mobilityByRays(dst, orthogonals, diagonals, targets, occ)
		}
	}
}

func (k Kernel) maps(dst []uint64, pieces Pieces[uint64], occ []uint64, color uint64) {
	for from, to := range simd.Chunks(len(dst)) {
		switch dst, p, occ := dst[from:to], pieces.part(from, to), occ[from:to]; {
		case k.set >= simd.AVX512 && hasMapsAVX512:
			mapsAVX512(dst, p.Orthogonals, p.Diagonals, p.Pawns, p.Knights, p.King, occ, color)
		case k.set >= simd.AVX2 && hasMapsAVX2:
			mapsAVX2(dst, p.Orthogonals, p.Diagonals, p.Pawns, p.Knights, p.King, occ, color)
		default:
			k.mapsOneByOne(dst, p, occ, color)
		}
	}
}
