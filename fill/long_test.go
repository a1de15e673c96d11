package fill_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/simd"
)

// TestMoreThanAChunk repeats some positions until there are more than a kernel is given at a time,
// so often that a chunk does not begin with the first of them.
func TestMoreThanAChunk(t *testing.T) {
	const some, n = 1001, 2*simd.Chunk + 13
	all := positions(some)
	var long inputs
	for i, values := range columnsOf(all).inputs() {
		long[i] = slices.Repeat(values, n/some+1)[:n]
	}
	for _, batch := range batches {
		want := make([]uint64, some)
		for i, p := range all {
			want[i] = batch.want(p)
		}
		eachKernel(t, func(t *testing.T, k fill.Kernel) {
			in := long
			in[2] = slices.Clone(long[2])
			for _, dst := range [][]uint64{make([]uint64, n), in[2]} { // the last in place of the occupied squares
				batch.run(k, dst, &in)
				for i, got := range dst {
					mustEqual(t, batch.name, all[i%some], got, want[i%some])
				}
			}
		})
	}
	var want [some][8]uint64
	for i, p := range all {
		for d := range attacks.Direction(8) {
			want[i][d] = ray(d, p)
		}
	}
	rays := make([][8]uint64, n)
	eachKernel(t, func(t *testing.T, k fill.Kernel) {
		k.RaysEach(rays, long[0], long[1], long[2])
		for i, got := range rays {
			if got != want[i%some] {
				t.Fatalf("RaysEach, position %d of %d: %x, want %x", i, n, got, want[i%some])
			}
		}
	})
}
