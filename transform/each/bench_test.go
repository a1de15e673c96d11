package each_test

import (
	"testing"

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
		for _, set := range each.SetsHere() {
			b.Run("map="+batch.name+"/set="+set, func(b *testing.B) {
				each.With(set, func() {
					for b.Loop() {
						batch.each(dst, src)
					}
				})
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*benchmarkBoards), "ns/board")
			})
		}
	}
}
