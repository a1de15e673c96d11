//go:build (!amd64 && !arm64) || purego

package fill

import "github.com/bitray/bitray/internal/simd"

// There are no kernels.

var _ = simd.Register("fill", nil)

func attacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	attacksOneByOne(dst, orthogonals, diagonals, occ)
}

func maps(dst []uint64, pieces PiecesEach[uint64], occ []uint64, color uint64) {
	mapsOneByOne(dst, pieces, occ, color)
}
