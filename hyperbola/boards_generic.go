//go:build (!amd64 && !arm64) || purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// There are no kernels for whole boards.

var _ = simd.Register("hyperbola", nil)

func allRooks(dst *[64]uint64, occ uint64)   { eachSquare(dst, occ, Rook[uint8, uint64]) }
func allBishops(dst *[64]uint64, occ uint64) { eachSquare(dst, occ, Bishop[uint8, uint64]) }
func allQueens(dst *[64]uint64, occ uint64)  { eachSquare(dst, occ, Queen[uint8, uint64]) }
