//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
	"github.com/bitray/bitray/transform"
)

// hasNEON says whether this process can use the kernels.
var hasNEON = feature.Has(feature.ASIMD)

// The other kernels go with this one.
var _ = simd.Register("each", simd.Kernels{"FlipVerticalNEON": hasNEON})

// apply maps boards by a symmetry other than the identity, and reports whether there are kernels. Each kernel
// is called by name, not through a variable, so that the slices of the caller do not escape.
func apply(s transform.Symmetry, dst, src []uint64) bool {
	if !hasNEON || !simd.May(simd.NEON) {
		return false
	}
	for from, to := range simd.Chunks(len(src)) {
		dst, src := dst[from:to], src[from:to]
		switch s {
		case transform.VerticalFlip:
			flipVerticalNEON(dst, src)
		case transform.HorizontalMirror:
			mirrorHorizontalNEON(dst, src)
		case transform.HalfTurn:
			rotate180NEON(dst, src)
		case transform.DiagonalFlip:
			flipDiagonalNEON(dst, src)
		case transform.AntiDiagonalFlip:
			flipAntiDiagonalNEON(dst, src)
		case transform.QuarterTurnClockwise:
			flipDiagonalNEON(dst, src)
			flipVerticalNEON(dst, dst)
		case transform.QuarterTurnAntiClockwise:
			flipAntiDiagonalNEON(dst, src)
			flipVerticalNEON(dst, dst)
		}
	}
	return true
}

// someBoards is how many boards it takes for the kernel to need fewer instructions than the look-ups do,
// since it sorts the squares of the permutation first.
const someBoards = 3

func permute(p *transform.Permutation, dst, src []uint64) bool {
	if !hasNEON || !simd.May(simd.NEON) || len(src) < someBoards {
		return false
	}
	order := p.Squares()
	for from, to := range simd.Chunks(len(src)) {
		dst, src := dst[from:to], src[from:to]
		permuteNEON(dst, src, &order)
	}
	return true
}
