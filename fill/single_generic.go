//go:build !amd64 || purego

package fill

// There is no kernel for one position.

func chooseAttacks(orthogonals, diagonals, occ uint64) uint64 {
	return attacks(orthogonals, diagonals, occ)
}
