//go:build !amd64 || purego

package fill

// There are no kernels for one position, and none for mobility.

func chooseAttacks(orthogonals, diagonals, occ uint64) uint64 {
	return attacks(orthogonals, diagonals, occ)
}

func chooseRays(dst *[8]uint64, orthogonals, diagonals, occ uint64) {
	rays(dst, orthogonals, diagonals, occ)
}

func mobilityEach(dst []int, orthogonals, diagonals, targets, occ []uint64) {
	checkMobility(dst, orthogonals, diagonals, targets, occ)
	mobilityByRays(dst, orthogonals, diagonals, targets, occ)
}
