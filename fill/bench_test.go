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
	c := columnsOf(positions(most))
	in, dst, rays := c.inputs(), make([]uint64, most), make([][8]uint64, most)
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
		b.Run(name+"Rays", func(b *testing.B) {
			for b.Loop() {
				fill.Rays(&rays[0], in[0][0], in[1][0], in[2][0])
			}
		})
		for _, n := range []int{1, 4, 8, 9, 15, 16, 17, 20, 21, most} {
			some := first(n)
			for _, batch := range batches {
				b.Run(fmt.Sprintf("%s%s/positions=%d", name, batch.name, n), func(b *testing.B) {
					for b.Loop() {
						batch.run(dst[:n], &some)
					}
				})
			}
			b.Run(fmt.Sprintf("%sRaysEach/positions=%d", name, n), func(b *testing.B) {
				for b.Loop() {
					fill.RaysEach(rays[:n], some[0], some[1], some[2])
				}
			})
		}
	})
}

// BenchmarkMobility compares mobility with the rays that it can be counted from.
func BenchmarkMobility(b *testing.B) {
	const n = 1024
	c := columnsOf(positions(n))
	rays, dst := make([][8]uint64, n), make([]int, n)
	eachSet(func(set simd.Set) {
		b.Run(fmt.Sprintf("kernel=%v/of=rays", set), func(b *testing.B) {
			for b.Loop() {
				fill.RaysEach(rays, c.pieces.Orthogonals, c.pieces.Diagonals, c.occ)
			}
		})
		b.Run(fmt.Sprintf("kernel=%v/of=mobility", set), func(b *testing.B) {
			for b.Loop() {
				fill.MobilityEach(dst, c.pieces.Orthogonals, c.pieces.Diagonals, c.occ, c.occ)
			}
		})
	})
}
