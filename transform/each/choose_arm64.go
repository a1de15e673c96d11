//go:build !purego

package each

import (
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/simd/feature"
	"github.com/bitray/bitray/transform"
)

// hasAny reports whether this process can use any kernel of a set.
func hasAny(set simd.Set) bool {
	return set == simd.Generic || set == simd.NEON && feature.Has(feature.ASIMD)
}

// byKernel maps boards, and reports whether there is a kernel that could. Each kernel is called by name, not through a
// variable, so that the slices of the caller do not escape. The visual layouts are permutations like any other.
func byKernel(m boardMap, dst, src []uint64) bool {
	if chosen != simd.NEON {
		return false
	}
	for from, to := range simd.Chunks(len(src)) {
		dst, src := dst[from:to], src[from:to]
		switch m {
		case flipVertical:
			flipVerticalNEON(dst, src)
		case mirrorHorizontal:
			mirrorHorizontalNEON(dst, src)
		case rotate180:
			rotate180NEON(dst, src)
		case flipDiagonal:
			flipDiagonalNEON(dst, src)
		case flipAntiDiagonal:
			flipAntiDiagonalNEON(dst, src)
		case rotate90Clockwise:
			flipDiagonalNEON(dst, src)
			flipVerticalNEON(dst, dst)
		case rotate90AntiClockwise:
			flipAntiDiagonalNEON(dst, src)
			flipVerticalNEON(dst, dst)
		case pseudoClockwise, pseudoClockwiseInverse, pseudoAntiClockwise, pseudoAntiClockwiseInverse:
			moveFilesNEON(dst, src, &moves[m-pseudoClockwise])
		default:
			permuteNEON(dst, src, &orders[m-visualClockwise])
		}
	}
	return true
}

// someBoards is how many boards it takes for the kernel to need fewer instructions than the look-ups do, since it
// sorts the squares of the permutation first.
const someBoards = 3

func permute(p *transform.Permutation, dst, src []uint64) bool {
	if chosen != simd.NEON || len(src) < someBoards {
		return false
	}
	order := p.Squares()
	for from, to := range simd.Chunks(len(src)) {
		dst, src := dst[from:to], src[from:to]
		permuteNEON(dst, src, &order)
	}
	return true
}

// orders are those of the visual layouts: for every place of the result the square that comes there.
var orders = [4][64]uint8{
	orderOf(transform.VisualRotate45ClockwiseSquareInverse[uint8]),
	orderOf(transform.VisualRotate45ClockwiseSquare[uint8]),
	orderOf(transform.VisualRotate45AntiClockwiseSquareInverse[uint8]),
	orderOf(transform.VisualRotate45AntiClockwiseSquare[uint8]),
}

func orderOf(squareAt func(place uint8) uint8) (order [64]uint8) {
	for place := range order {
		order[place] = squareAt(uint8(place))
	}
	return order
}
