//go:build !amd64 || purego

package hyperbola

import "github.com/bitray/bitray/transform/simd"

// There are no kernels, so these functions return false.

func rooks(simd.Set, []uint64, []uint8, []uint64) bool     { return false }
func bishops(simd.Set, []uint64, []uint8, []uint64) bool   { return false }
func queens(simd.Set, []uint64, []uint8, []uint64) bool    { return false }
func rooksFrom(simd.Set, []uint64, []uint8, uint64) bool   { return false }
func bishopsFrom(simd.Set, []uint64, []uint8, uint64) bool { return false }
func queensFrom(simd.Set, []uint64, []uint8, uint64) bool  { return false }
func allRooks(simd.Set, *[64]uint64, uint64) bool          { return false }
func allBishops(simd.Set, *[64]uint64, uint64) bool        { return false }
func allQueens(simd.Set, *[64]uint64, uint64) bool         { return false }
