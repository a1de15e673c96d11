package fill_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
)

// guardedInputs returns the inputs of some positions, at the beginning (0) or at the end (1) of
// guarded pages.
func guardedInputs(pages *inputs, end int, all []position) (in inputs) {
	for i, values := range inputsOf(all) {
		in[i] = pages[i][end*(len(pages[i])-len(all)):][:len(all)]
		copy(in[i], values)
	}
	return in
}

// TestNothingIsTouchedBeyondTheSlices asks slices of any length, and puts every slice of each batch at the
// beginning and at the end of pages whose neighbors must not be touched. dst is a slice of its own, and then each of
// the inputs in turn.
func TestNothingIsTouchedBeyondTheSlices(t *testing.T) {
	const longest = 70
	all := positions(longest)
	dst, pages := transformtest.Guarded[bitboard](t, longest), inputs{}
	for i := range pages {
		pages[i] = transformtest.Guarded[bitboard](t, longest)
	}
	for _, batch := range batches {
		want := make([]bitboard, longest)
		for i, p := range all {
			want[i] = batch.want(p)
		}
		eachKernel(t, func(t *testing.T) {
			for n := range longest + 1 {
				for end := range 2 {
					for place := -1; place < batch.inputs; place++ {
						in := guardedInputs(&pages, end, all[:n])
						d := dst[end*(len(dst)-n):][:n]
						clear(d)
						if place >= 0 {
							d = in[place]
						}
						batch.run(d, &in)
						for i, got := range d {
							mustEqual(t, batch.name, all[i], got, want[i])
						}
					}
				}
			}
		})
	}
}
