//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
	"github.com/bitray/bitray/transform"
)

// What the kernels gain, counted and not timed.
//
// The kernels for arm64 are untimed. They were chosen by the number of instructions that an emulated
// processor executes for 1,024 boards, as printed by
//
//	.ci/instructions ./transform/each Each
//
//	                           generic      NEON    generic/NEON
//	vertical flip                6,240     1,170        5.3
//	horizontal mirror            8,280     1,170        7.1
//	half turn                    6,240     1,680        3.7
//	diagonal flip               25,690     6,820        3.8
//	anti-diagonal flip          25,690     6,820        3.8
//	quarter turn clockwise      28,760     7,860        3.7
//	Permute                     51,270    12,500        4.1
//
// Two boards fill a register, and four registers a round. A delta swap is two shifts and two selections of
// bits. The quarter turns are flips, one after the other. [Permute] looks up, for all squares of a file at
// once, the bytes that they come from, and tests a bit of each; it does so from three boards on, and uses no
// table but the order of the squares.

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
