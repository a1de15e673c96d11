//go:build !purego

package hyperbola

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/transform/simd"
)

// BenchmarkFrom says from how many squares on a whole board takes less time than pairs.
func BenchmarkFrom(b *testing.B) {
	if simd.Best() < simd.AVX2 {
		b.Skip("this machine has no AVX2")
	}
	for _, piece := range []struct {
		name  string
		pairs func(dst []uint64, squares []uint8, occ []uint64)
		board func(dst []uint64, squares []uint8, occ uint64)
	}{
		{"rook", rooksAVX2, rooksOfBoard},
		{"bishop", bishopsAVX2, bishopsOfBoard},
		{"queen", queensAVX2, queensOfBoard},
	} {
		for _, n := range []int{4, 8, 12, many - 1, many, 20, 24, 64} {
			dst, squares := make([]uint64, n), make([]uint8, n)
			for i := range squares {
				squares[i] = uint8(i * 37)
			}
			b.Run(fmt.Sprintf("piece=%s/squares=%d/by=pairs", piece.name, n), func(b *testing.B) {
				for b.Loop() {
					piece.pairs(dst, squares, repeated(dst, 0x00ff42001024ff00))
				}
			})
			b.Run(fmt.Sprintf("piece=%s/squares=%d/by=board", piece.name, n), func(b *testing.B) {
				for b.Loop() {
					piece.board(dst, squares, 0x00ff42001024ff00)
				}
			})
		}
	}
}
