//go:build (!amd64 && !arm64) || purego

package fill

import "github.com/bitray/bitray/internal/simd"

// There are no kernels.

var usable simd.Kernels

// AttacksEach is the function [AttacksEach].
func (k Kernel) AttacksEach(dst, orthogonals, diagonals, occ []uint64) {
	checkLengths("AttacksEach", len(dst), orthogonals, diagonals, occ)
	k.attacksOneByOne(dst, orthogonals, diagonals, occ)
}

// RaysEach is the function [RaysEach].
func (k Kernel) RaysEach(dst [][8]uint64, orthogonals, diagonals, occ []uint64) {
	checkLengths("RaysEach", len(dst), orthogonals, diagonals, occ)
	k.raysOneByOne(dst, orthogonals, diagonals, occ)
}

func (k Kernel) maps(dst []uint64, pieces Pieces[uint64], occ []uint64, color uint64) {
	k.mapsOneByOne(dst, pieces, occ, color)
}
