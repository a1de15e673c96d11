//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
)

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	switch set {
	case simd.AVX512:
		return hasPermuteAVX512
	case simd.AVX2GFNI:
		return hasTimesMatrixAVX2GFNI && hasMatrixTimesAVX2GFNI
	case simd.AVX2:
		return hasFlipVerticalAVX2 && hasMoveFilesAVX2 && hasSwapBitsAVX2
	}
	return set == simd.Generic
}

// byKernel maps boards, and reports whether there is a kernel that could. Each kernel is called by name, not through a
// variable, so that the slices of the caller do not escape.
func byKernel(m boardMap, dst, src []uint64) bool {
	for from, to := range simd.Chunks(len(src)) {
		dst, src := dst[from:to], src[from:to]
		switch m {
		case flipVertical:
			if chosen >= simd.AVX2 && hasFlipVerticalAVX2 {
				flipVerticalAVX2(dst, src)
				continue
			}
		case mirrorHorizontal, rotate180:
			if chosen >= simd.AVX2GFNI && hasTimesMatrixAVX2GFNI {
				timesMatrixAVX2GFNI(dst, src, &products[m])
				continue
			}
		case flipDiagonal, flipAntiDiagonal, rotate90Clockwise, rotate90AntiClockwise:
			if chosen >= simd.AVX2GFNI && hasMatrixTimesAVX2GFNI {
				matrixTimesAVX2GFNI(dst, src, &products[m])
				continue
			}
		case pseudoClockwise, pseudoClockwiseInverse, pseudoAntiClockwise, pseudoAntiClockwiseInverse:
			if chosen >= simd.AVX2 && hasMoveFilesAVX2 {
				moveFilesAVX2(dst, src, &moves[m-pseudoClockwise])
				continue
			}
		default:
			if chosen >= simd.AVX2 && hasSwapBitsAVX2 {
				swapBitsAVX2(dst, src, &swaps[m-visualClockwise])
				continue
			}
		}
		return false
	}
	return true
}

func permute(p *transform.Permutation, dst, src []uint64) bool {
	if chosen >= simd.AVX512 && hasPermuteAVX512 {
		order := p.Squares()
		for from, to := range simd.Chunks(len(src)) {
			dst, src := dst[from:to], src[from:to]
			permuteAVX512(dst, src, &order)
		}
		return true
	}
	return false
}

// product is what a kernel is told that multiplies: the order of bytes before, and the matrix. The instruction counts the rows
// of a matrix from the other end: by mainDiagonal from the right the bits of each byte are reversed, mainDiagonal
// times the board is the board turned by 90 degrees anti-clockwise, and antiDiagonal times the board is the board flipped
// about a8-h1.
type product = [3]uint64

const (
	mainDiagonal = 0x8040201008040201
	antiDiagonal = 0x0102040810204080
)

// products are those of the symmetries.
var products = func() (all [rotate90AntiClockwise + 1]product) {
	const asItIs, asItIs2 = 0x0706050403020100, 0x0f0e0d0c0b0a0908
	const upsideDown, upsideDown2 = 0x0001020304050607, 0x08090a0b0c0d0e0f
	return [...]product{
		mirrorHorizontal:      {asItIs, asItIs2, mainDiagonal},
		rotate180:             {upsideDown, upsideDown2, mainDiagonal},
		flipDiagonal:          {upsideDown, upsideDown2, mainDiagonal},
		flipAntiDiagonal:      {asItIs, asItIs2, antiDiagonal},
		rotate90Clockwise:     {upsideDown, upsideDown2, antiDiagonal},
		rotate90AntiClockwise: {asItIs, asItIs2, mainDiagonal},
	}
}()

// swaps are the delta swaps of the visual layouts, as masks and distances: those of package transform, where they are derived.
var swaps = [4][12]uint64{
	{
		0x0000030303030303, 22, 0x0487814b0d281e12, 4, 0x07c151515454541f, 5,
		0x0015884c48c846a0, 6, 0x2063190ccc263181, 2, 0x071005471c54011c, 3,
	},
	{
		0x071005471c54011c, 3, 0x2063190ccc263181, 2, 0x0015884c48c846a0, 6,
		0x07c151515454541f, 5, 0x0487814b0d281e12, 4, 0x0000030303030303, 22,
	},
	{ // of five swaps
		0x0000e0e0e0707070, 12, 0x00cc0c848484c0cc, 6, 0x0000000020202000, 21,
		0x00a28811110228a0, 3, 0x289291249244a48a, 1,
	},
	{
		0x289291249244a48a, 1, 0x00a28811110228a0, 3, 0x0000000020202000, 21,
		0x00cc0c848484c0cc, 6, 0x0000e0e0e0707070, 12,
	},
}
