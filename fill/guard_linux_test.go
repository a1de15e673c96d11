package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/transformtest"
)

// guardedInputs returns the inputs of some positions, at the beginning (0) or at the end (1) of
// guarded pages.
func guardedInputs(pages *inputs, end int, all []position) (in inputs) {
	for i, values := range columnsOf(all).inputs() {
		in[i] = pages[i][end*(len(pages[i])-len(all)):][:len(all)]
		copy(in[i], values)
	}
	return in
}

func newPages(t *testing.T, n int) (pages inputs) {
	for i := range pages {
		pages[i] = transformtest.Guarded[uint64](t, n)
	}
	return pages
}

// TestNothingIsTouchedBeyondTheSlices asks slices of any length, and puts every slice of each batch at the
// beginning and at the end of pages whose neighbors must not be touched. dst is a slice of its own, and then each of
// the inputs in turn.
func TestNothingIsTouchedBeyondTheSlices(t *testing.T) {
	const longest = 70
	all := positions(longest)
	dst, pages := transformtest.Guarded[uint64](t, longest), newPages(t, longest)
	for _, batch := range batches {
		want := make([]uint64, longest)
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

// TestNothingIsTouchedBeyondRaysAndMobility does the same for RaysEach and MobilityEach.
func TestNothingIsTouchedBeyondRaysAndMobility(t *testing.T) {
	const longest = 70
	all := positions(longest)
	rays, mobility, pages := transformtest.Guarded[[8]uint64](t, longest), transformtest.Guarded[int](t, longest), newPages(t, longest)
	eachKernel(t, func(t *testing.T) {
		for n := range longest + 1 {
			for end := range 2 {
				in, r := guardedInputs(&pages, end, all[:n]), rays[end*(len(rays)-n):][:n]
				clear(r)
				fill.RaysEach(r, in[0], in[1], in[2])
				fill.MobilityEach(mobility[end*(len(mobility)-n):][:n], in[0], in[1], in[3], in[2])
				for i, got := range r {
					for direction := range attacks.Direction(8) {
						mustEqual(t, direction.String(), all[i], got[direction], ray(direction, all[i]))
					}
				}
			}
		}
	})
}
