package fill_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/simd"
)

// BenchmarkSides asks every kernel for whole sides, in calls of one position each and of slices.
func BenchmarkSides(b *testing.B) {
	const most = 64
	in, dst := inputsOf(positions(most)), make([]bitboard, most)
	first := func(n int) (some inputs) {
		for i := range in {
			some[i] = in[i][:n]
		}
		return some
	}
	eachSet(func(set simd.Set) {
		name := fmt.Sprintf("kernel=%v/function=", set)
		b.Run(name+"Attacks", func(b *testing.B) {
			for b.Loop() {
				dst[0] = fill.Attacks(in[0][0], in[1][0], in[2][0])
			}
		})
		for _, n := range []int{1, 8, most} {
			some := first(n)
			for _, batch := range batches {
				b.Run(fmt.Sprintf("%s%s/positions=%d", name, batch.name, n), func(b *testing.B) {
					for b.Loop() {
						batch.run(dst[:n], &some)
					}
				})
			}
		}
	})
}
