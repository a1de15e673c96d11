//go:build (!amd64 && !arm64) || purego

package fill

import "github.com/bitray/bitray/internal/simd"

// Attacks is the function [Attacks].
func (k Kernel) Attacks(orthogonals, diagonals, occ uint64) uint64 {
	return attacks(orthogonals, diagonals, occ)
}

// AttacksBoth is the function [AttacksBoth].
func (k Kernel) AttacksBoth(orthogonals, diagonals [2]uint64, occ uint64) [2]uint64 {
	return [2]uint64{attacks(orthogonals[0], diagonals[0], occ), attacks(orthogonals[1], diagonals[1], occ)}
}

// Rays is the function [Rays].
func (k Kernel) Rays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	rays(dst, orthogonals, diagonals, occ)
}

func has(set simd.Set, _ string) bool { return set == simd.Generic }
func hasAny(set simd.Set) bool        { return set == simd.Generic }

// There are no kernels for slices, so these functions return false.

func raysEach(simd.Set, [][8]uint64, []uint64, []uint64, []uint64) bool { return false }
func attacksEach(simd.Set, []uint64, []uint64, []uint64, []uint64) bool { return false }
func whiteMaps(simd.Set, []uint64, Pieces[uint64], []uint64) bool       { return false }
func blackMaps(simd.Set, []uint64, Pieces[uint64], []uint64) bool       { return false }
