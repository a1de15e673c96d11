//go:build !amd64 || purego

package fill

import "github.com/bitray/bitray/transform/simd"

// There are no kernels, so these functions return false.

func attacks(simd.Set, uint64, uint64, uint64) (uint64, bool)              { return 0, false }
func attacksBoth(simd.Set, [2]uint64, [2]uint64, uint64) ([2]uint64, bool) { return [2]uint64{}, false }
func rays(simd.Set, *[8]uint64, uint64, uint64, uint64) bool               { return false }
func raysEach(simd.Set, [][8]uint64, []uint64, []uint64, []uint64) bool    { return false }
func attacksEach(simd.Set, []uint64, []uint64, []uint64, []uint64) bool    { return false }
func whiteMaps(simd.Set, []uint64, Men[uint64], []uint64) bool             { return false }
func blackMaps(simd.Set, []uint64, Men[uint64], []uint64) bool             { return false }
