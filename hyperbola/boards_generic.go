//go:build (!amd64 && !arm64) || purego

package hyperbola

import "github.com/bitray/bitray/internal/simd"

// There are no kernels for whole boards.

var usable simd.Kernels

// AllRooks is the function [AllRooks].
func (k Kernel) AllRooks(dst *[64]uint64, occ uint64) { everyRook(dst, occ) }

// AllBishops is the function [AllBishops].
func (k Kernel) AllBishops(dst *[64]uint64, occ uint64) { everyBishop(dst, occ) }

// AllQueens is the function [AllQueens].
func (k Kernel) AllQueens(dst *[64]uint64, occ uint64) { everyQueen(dst, occ) }
