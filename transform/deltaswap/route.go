package deltaswap

import "github.com/bitray/bitray/transform"

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
// square sq to places[sq]. It reports whether there are any.
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

// layer says what is known of the places before a step.
type layer struct {
	occupant [64]int8 // the square that is there, or nobody
	after    [64]int8 // where whoever is there will be after the step, or nowhere
}

const (
	nobody  = -1
	nowhere = -1
)

type router struct {
	distances []uint8
	paths     [64][]path
	placed    [64]bool
	layers    []layer // one more than there are steps
}

func newRouter(distances []uint8) *router {
	r := &router{distances: distances, layers: make([]layer, len(distances)+1)}
	for i := range r.layers {
		for place := range 64 {
			r.layers[i].occupant[place] = nobody
			r.layers[i].after[place] = nowhere
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

// fits reports whether sq can take the path, after what is known of other squares: nobody else
// is where it comes, and its partner in a swap does not go elsewhere.
func (r *router) fits(sq int, p path) bool {
	for i, at := range p {
		if occupant := r.layers[i].occupant[at]; occupant != nobody && occupant != int8(sq) {
			return false
		}
		if i == len(r.distances) {
			break
		}
		next, after := p[i+1], &r.layers[i].after
		if known := after[at]; known != nowhere && known != int8(next) {
			return false
		}
		if known := after[next]; known != nowhere && known != int8(at) {
			return false
		}
	}
	return true
}

// place writes down that sq takes the path, and what that makes of its partners.
func (r *router) place(sq int, p path) {
	for i, at := range p {
		r.layers[i].occupant[at] = int8(sq)
		if i < len(r.distances) {
			r.layers[i].after[at] = int8(p[i+1])
			r.layers[i].after[p[i+1]] = int8(at)
		}
	}
}

// placeAll places the squares that are left, the one with the fewest ways first.
func (r *router) placeAll(left int) bool {
	if left == 0 {
		return true
	}
	sq := r.mostConstrained()
	known := append([]layer(nil), r.layers...)
	r.placed[sq] = true
	for _, p := range r.paths[sq] {
		if r.fits(sq, p) {
			r.place(sq, p)
			if r.placeAll(left - 1) {
				return true
			}
			copy(r.layers, known)
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
			if r.fits(sq, p) {
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
		for at, after := range r.layers[i].after {
			if int(after) > at {
				steps[i].Mask |= 1 << at
			}
		}
	}
	return steps
}
