//go:build (!amd64 && !arm64) || purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// There are no kernels for whole boards.

var _ = simd.Register("hyperbola", nil)

func allRooks(dst *[64]uint64, occ uint64) { everyRook(dst, occ) }

func allBishops(dst *[64]uint64, occ uint64) { everyBishop(dst, occ) }

func allQueens(dst *[64]uint64, occ uint64) { everyQueen(dst, occ) }
