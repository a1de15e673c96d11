package deltaswap

import (
	"slices"

	"github.com/bitray/bitray/transform"
)

// Step is a delta swap: the squares of Mask change places with those Distance places above.
type Step struct {
	Mask     uint64
	Distance uint8
}

// Apply makes the steps in their order.
func Apply(steps []Step, b uint64) uint64 {
	for _, s := range steps {
		b = transform.DeltaSwap(b, s.Mask, uint(s.Distance))
	}
	return b
}

// Route returns delta swaps of the given distances, 1 to 63, in the given order, that move every
// square sq to places[sq]. It reports whether there are any, which there are not if a place is not
// on the board or two squares go to the same. Any other distance swaps nothing.
func Route(places [64]uint8, distances []uint8) ([]Step, bool) {
	r := newRouter(distances)
	for sq := range r.paths {
		if r.paths[sq] = r.pathsOf(uint8(sq), places[sq]); len(r.paths[sq]) == 0 {
			return nil, false
		}
	}
	if !r.placeAll(64) {
		return nil, false
	}
	return r.steps(), true
}

// path holds the places of a square before the first step, between the steps, and at the end.
type path []uint8

// step says where whoever is at a place before a step will be after it, or nowhere if that is
// not known. Who it is need not be known: two squares that met would move alike ever after, and
// could not come to different places in the end.
type step [64]int8

const nowhere = -1

type router struct {
	distances []uint8
	paths     [64][]path
	placed    [64]bool
	known     []step
}

func newRouter(distances []uint8) *router {
	r := &router{distances: distances, known: make([]step, len(distances))}
	for i := range r.known {
		for place := range r.known[i] {
			r.known[i][place] = nowhere
		}
	}
	return r
}

// pathsOf returns all ways from one place to another: at each step stay, go up, or go down.
func (r *router) pathsOf(from, to uint8) []path {
	partial := []path{{from}}
	for i, distance := range r.distances {
		var reach int
		for _, later := range r.distances[i+1:] {
			reach += int(later)
		}
		var longer []path
		for _, p := range partial {
			at := int(p[i])
			for _, next := range [3]int{at, at + int(distance), at - int(distance)} {
				onBoard := next >= 0 && next < 64
				if left := int(to) - next; onBoard && left <= reach && -left <= reach {
					longer = append(longer, append(p[:i+1:i+1], uint8(next)))
				}
			}
		}
		partial = longer
	}
	return partial
}

// fits reports whether a square can take the path, after what is known of others: at no step does
// whoever is there, or the partner in the swap, go elsewhere.
func (r *router) fits(p path) bool {
	for i, after := range r.known {
		at, next := p[i], p[i+1]
		if known := after[at]; known != nowhere && known != int8(next) {
			return false
		}
		if known := after[next]; known != nowhere && known != int8(at) {
			return false
		}
	}
	return true
}

// place writes down that a square takes the path, and what that makes of its partners.
func (r *router) place(p path) {
	for i := range r.known {
		at, next := p[i], p[i+1]
		r.known[i][at], r.known[i][next] = int8(next), int8(at)
	}
}

// placeAll places the squares that are left, the one with the fewest ways first.
func (r *router) placeAll(left int) bool {
	if left == 0 {
		return true
	}
	sq := r.mostConstrained()
	known := slices.Clone(r.known)
	r.placed[sq] = true
	for _, p := range r.paths[sq] {
		if r.fits(p) {
			r.place(p)
			if r.placeAll(left - 1) {
				return true
			}
			copy(r.known, known)
		}
	}
	r.placed[sq] = false
	return false
}

// mostConstrained returns the square, among those not placed, that has the fewest ways left.
func (r *router) mostConstrained() (square int) {
	fewest := int(^uint(0) >> 1)
	for sq, paths := range r.paths {
		if r.placed[sq] {
			continue
		}
		ways := 0
		for _, p := range paths {
			if r.fits(p) {
				ways++
			}
		}
		if ways < fewest {
			fewest, square = ways, sq
		}
	}
	return square
}

// steps returns the masks when all squares are placed: the lower places of all pairs.
func (r *router) steps() []Step {
	steps := make([]Step, len(r.distances))
	for i, distance := range r.distances {
		steps[i].Distance = distance
		for at, after := range r.known[i] {
			if int(after) > at {
				steps[i].Mask |= 1 << at
			}
		}
	}
	return steps
}
