//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

func permute(p *transform.Permutation, dst, src []uint64) bool {
	for ; len(src) > simd.Chunk; dst, src = dst[simd.Chunk:], src[simd.Chunk:] {
		if !permute(p, dst[:simd.Chunk], src[:simd.Chunk]) {
			return false
		}
	}
	if chosen >= simd.AVX512 && hasPermuteAVX512 {
		order := p.Squares()
		permuteAVX512(dst, src, &order)
		return true
	}
	return false
}
