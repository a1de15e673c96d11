//go:build !amd64 || purego

package fill

// There are no kernels for one position, and none for mobility.

// Attacks is the function [Attacks].
func (k Kernel) Attacks(orthogonals, diagonals, occ uint64) uint64 {
	return attacks(orthogonals, diagonals, occ)
}

// Rays is the function [Rays].
func (k Kernel) Rays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	rays(dst, orthogonals, diagonals, occ)
}

// MobilityEach is the function [MobilityEach].
func (k Kernel) MobilityEach(dst []int, orthogonals, diagonals, targets, occ []uint64) {
	checkMobility(dst, orthogonals, diagonals, targets, occ)
	k.mobilityByRays(dst, orthogonals, diagonals, targets, occ)
}
