//go:build !purego

package hyperbola

import (
	"fmt"
	"testing"
)

// BenchmarkFrom says from how many squares on a whole board takes less time.
func BenchmarkFrom(b *testing.B) {
	type from = func(dst []uint64, squares []uint8, occ uint64)
	pairs := func(pairs func(dst []uint64, squares []uint8, occ []uint64)) from {
		return func(dst []uint64, squares []uint8, occ uint64) { pairs(dst, squares, repeated(dst, occ)) }
	}
	for _, piece := range []struct {
		name      string
		usable    bool
		few, many from
		least     int
	}{
		{"rook/set=avx2", hasRooksManyAVX2, pairs(rooksAVX2), rooksManyAVX2, many},
		{"bishop/set=avx2", hasBishopsManyAVX2, pairs(bishopsAVX2), bishopsManyAVX2, many},
		{"queen/set=avx2", hasQueensManyAVX2, pairs(queensAVX2), queensManyAVX2, many},
		{"rook/set=avx2gfni", hasRooksAVX2GFNI, pairs(rooksAVX2GFNI), rooksManyAVX2, many},
		{"queen/set=avx2gfni", hasQueensAVX2GFNI, pairs(queensAVX2GFNI), queensManyAVX2, many},
		{"queen/set=avx512", hasQueensManyAVX512 && hasQueensFromAVX512, queensFromAVX512, queensManyAVX512, manyQueens},
	} {
		if !piece.usable {
			continue
		}
		for _, n := range []int{piece.least - 4, piece.least - 1, piece.least, piece.least + 4, 2 * piece.least, 128} {
			dst, squares := make([]uint64, n), make([]uint8, n)
			for i := range squares {
				squares[i] = uint8(i * 37)
			}
			for i, answer := range []from{piece.few, piece.many} {
				b.Run(fmt.Sprintf("piece=%s/squares=%d/by=%s", piece.name, n, [...]string{"few", "many"}[i]), func(b *testing.B) {
					for b.Loop() {
						answer(dst, squares, 0x00ff42001024ff00)
					}
				})
			}
		}
	}
}
