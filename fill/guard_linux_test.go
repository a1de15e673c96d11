package fill_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/transform/transformtest"
)

// inputs are the slices that a batch reads: as many of them as it takes, in this order.
type inputs [6][]uint64

func (c columns) inputs() inputs {
	return inputs{c.pieces.Orthogonals, c.pieces.Diagonals, c.occ, c.pieces.Pawns, c.pieces.Knights, c.pieces.King}
}

func (in *inputs) pieces() fill.Pieces[uint64] {
	return fill.Pieces[uint64]{in[3], in[4], in[1], in[0], in[5]}
}

// batches are the functions that store a board for each position.
var batches = []struct {
	name   string
	inputs int
	run    func(k fill.Kernel, dst []uint64, in *inputs)
	want   func(p position) uint64
}{
	{"AttacksEach", 3,
		func(k fill.Kernel, dst []uint64, in *inputs) { k.AttacksEach(dst, in[0], in[1], in[2]) },
		func(p position) uint64 { return attacksOf(p.orthogonals[0], p.diagonals[0], p.occ) }},
	{"WhiteMaps", 6,
		func(k fill.Kernel, dst []uint64, in *inputs) { k.WhiteMaps(dst, in.pieces(), in[2]) },
		func(p position) uint64 { return mapOf(attacks.White, p) }},
	{"BlackMaps", 6,
		func(k fill.Kernel, dst []uint64, in *inputs) { k.BlackMaps(dst, in.pieces(), in[2]) },
		func(p position) uint64 { return mapOf(attacks.Black, p) }},
}

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

// TestNothingIsTouchedBeyondTheSlices puts every slice of each batch at the beginning and at the
// end of pages whose neighbors must not be touched. dst is a slice of its own, and then each of
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
		eachKernel(t, func(t *testing.T, k fill.Kernel) {
			for n := range longest + 1 {
				for end := range 2 {
					for place := -1; place < batch.inputs; place++ {
						in := guardedInputs(&pages, end, all[:n])
						d := dst[end*(len(dst)-n):][:n]
						if place >= 0 {
							d = in[place]
						}
						batch.run(k, d, &in)
						for i, got := range d {
							mustEqual(t, batch.name, all[i], got, want[i])
						}
					}
				}
			}
		})
	}
}

// TestNothingIsTouchedBeyondTheRays does the same for RaysEach.
func TestNothingIsTouchedBeyondTheRays(t *testing.T) {
	const longest = 70
	all := positions(longest)
	dst, pages := transformtest.Guarded[[8]uint64](t, longest), newPages(t, longest)
	eachKernel(t, func(t *testing.T, k fill.Kernel) {
		for n := range longest + 1 {
			for end := range 2 {
				in, d := guardedInputs(&pages, end, all[:n]), dst[end*(len(dst)-n):][:n]
				k.RaysEach(d, in[0], in[1], in[2])
				for i, got := range d {
					for _, direction := range attacks.Directions() {
						mustEqual(t, direction.String(), all[i], got[direction], ray(direction, all[i]))
					}
				}
			}
		}
	})
}
