//go:build !amd64 || purego

package each

import (
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/simd"
)

func permute(*transform.Permutation, []uint64, []uint64) bool { return false }

func has(set simd.Set, _ string) bool { return set == simd.Generic }
func hasAny(set simd.Set) bool        { return set == simd.Generic }
