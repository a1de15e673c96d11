//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

// apply maps boards by a symmetry other than the identity, and reports whether there is a kernel that could.
// Each kernel is called by name, not through a variable, so that the slices of the caller do not escape.
func apply(s transform.Symmetry, dst, src []uint64) bool {
	for from, to := range simd.Chunks(len(src)) {
		dst, src := dst[from:to], src[from:to]
		switch {
		case s == transform.VerticalFlip && simd.May(simd.AVX2) && hasFlipVerticalAVX2:
			flipVerticalAVX2(dst, src)
		case s == transform.VerticalFlip:
			return false
		case s&transform.DiagonalFlip == 0 && simd.May(simd.AVX2GFNI) && hasTimesMatrixAVX2GFNI:
			timesMatrixAVX2GFNI(dst, src, &products[s])
		case s&transform.DiagonalFlip != 0 && simd.May(simd.AVX2GFNI) && hasMatrixTimesAVX2GFNI:
			matrixTimesAVX2GFNI(dst, src, &products[s])
		default:
			return false
		}
	}
	return true
}

func permute(p *transform.Permutation, dst, src []uint64) bool {
	if simd.May(simd.AVX512) && hasPermuteAVX512 {
		order := p.Squares()
		for from, to := range simd.Chunks(len(src)) {
			dst, src := dst[from:to], src[from:to]
			permuteAVX512(dst, src, &order)
		}
		return true
	}
	return false
}

// product is what a kernel is told that multiplies: the order of bytes before, and the matrix. The
// instruction counts the rows of a matrix from the other end: by mainDiagonal from the right the bits of each
// byte are reversed, mainDiagonal times the board is the board turned by 90 degrees counterclockwise, and
// antiDiagonal times the board is the board flipped about a8-h1.
type product = [3]uint64

const (
	mainDiagonal = 0x8040201008040201
	antiDiagonal = 0x0102040810204080
)

// products are those of the symmetries.
var products = func() (all [8]product) {
	const asItIs, asItIs2 = 0x0706050403020100, 0x0f0e0d0c0b0a0908
	const upsideDown, upsideDown2 = 0x0001020304050607, 0x08090a0b0c0d0e0f
	return [...]product{
		transform.HorizontalMirror:         {asItIs, asItIs2, mainDiagonal},
		transform.HalfTurn:                 {upsideDown, upsideDown2, mainDiagonal},
		transform.DiagonalFlip:             {upsideDown, upsideDown2, mainDiagonal},
		transform.AntiDiagonalFlip:         {asItIs, asItIs2, antiDiagonal},
		transform.QuarterTurnClockwise:     {upsideDown, upsideDown2, antiDiagonal},
		transform.QuarterTurnAntiClockwise: {asItIs, asItIs2, mainDiagonal},
	}
}()
