package each_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/each"
)

// benchmarkBoards fit the first-level cache twice over.
const benchmarkBoards = 1024

// BenchmarkEach reports ns per board for every map and instruction set.
func BenchmarkEach(b *testing.B) {
	src, dst := make([]board, benchmarkBoards), make([]board, benchmarkBoards)
	for i := range src {
		src[i] = board(i) * 0x9e3779b97f4a7c15
	}
	for _, batch := range batches {
		for _, set := range simd.Lookup("each").Sets() {
			b.Run("map="+batch.name+"/set="+set.String(), func(b *testing.B) {
				simd.With(set, func() {
					for b.Loop() {
						batch.each(dst, src)
					}
				})
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchmarkBoards), "ns/board")
			})
		}
	}
}

// BenchmarkShort shows from how many boards on a call pays: ns per call, next to a loop over
// the function of one board.
func BenchmarkShort(b *testing.B) {
	boards := make([]board, 16)
	for i := range boards {
		boards[i] = board(i) * 0x9e3779b97f4a7c15
	}
	for _, n := range []int{1, 2, 4, 8, 16} {
		few := boards[:n]
		b.Run(fmt.Sprintf("n=%d/by=each", n), func(b *testing.B) {
			for b.Loop() {
				each.Apply(transform.DiagonalFlip, few, few)
			}
		})
		b.Run(fmt.Sprintf("n=%d/by=one", n), func(b *testing.B) {
			for b.Loop() {
				for i, board := range few {
					few[i] = transform.FlipDiagonal(board)
				}
			}
		})
	}
}
