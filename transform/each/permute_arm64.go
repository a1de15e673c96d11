//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

// someBoards is how many boards it takes for the kernel to need fewer instructions than the look-ups do, since it
// sorts the squares of the permutation first.
const someBoards = 3

func permute(p *transform.Permutation, dst, src []uint64) bool {
	if chosen != simd.NEON || len(src) < someBoards {
		return false
	}
	for ; len(src) > simd.Chunk; dst, src = dst[simd.Chunk:], src[simd.Chunk:] {
		permute(p, dst[:simd.Chunk], src[:simd.Chunk])
	}
	order := p.Squares()
	permuteNEON(dst, src, &order)
	return true
}
