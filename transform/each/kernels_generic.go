//go:build (!amd64 && !arm64) || purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

// There are no kernels.

var _ = simd.Register("each", nil)

func apply(transform.Symmetry, []uint64, []uint64) bool       { return false }
func permute(*transform.Permutation, []uint64, []uint64) bool { return false }
