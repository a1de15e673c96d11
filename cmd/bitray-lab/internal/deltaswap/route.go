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
// square sq to places[sq]. It reports whether there are any: there are none if a place is not on the
// board or two squares go to the same place. Any other distance swaps nothing.
func Route(places [64]uint8, distances []uint8) ([]Step, bool) {
	r := router{distances: distances, known: make([]step, len(distances))}
	for i := range r.known {
		for place := range r.known[i] {
			r.known[i][place] = nowhere
		}
	}
	squares := make([][]path, len(places))
	for sq, place := range places {
		squares[sq] = r.paths(nil, path{uint8(sq)}, place)
	}
	if !r.placeAll(squares) {
		return nil, false
	}
	return r.steps(), true
}

// path holds the places of a square before the first step, between the steps, and at the end.
type path []uint8

// step says where the square that is at a place before a step will be after it, or nowhere if that is
// not known. Which square it is need not be known: two squares that met would move alike from then on,
// and could not come to different places in the end.
type step [64]int8

const nowhere = -1

type router struct {
	distances []uint8
	known     []step
}

// paths appends to list all paths of a square that begin with p and end at a place. At each step
// the square stays, goes up, or goes down.
func (r *router) paths(list []path, p path, place uint8) []path {
	steps := len(p) - 1
	at := int(p[steps])
	if steps == len(r.distances) {
		if at == int(place) {
			list = append(list, slices.Clone(p))
		}
		return list
	}
	distance := int(r.distances[steps])
	for _, next := range []int{at, at + distance, at - distance} {
		if next >= 0 && next < 64 {
			list = r.paths(list, append(p, uint8(next)), place)
		}
	}
	return list
}

// clashes reports whether a square cannot take the path, after what is known of others: at some step
// the square that is there, or its partner in the swap, goes elsewhere.
func (r *router) clashes(p path) bool {
	for i, after := range r.known {
		at, next := p[i], p[i+1]
		if known := after[at]; known != nowhere && known != int8(next) {
			return true
		}
		if known := after[next]; known != nowhere && known != int8(at) {
			return true
		}
	}
	return false
}

// placeAll places the squares that are left, given the paths of each, the one with the fewest ways first.
func (r *router) placeAll(left [][]path) bool {
	if len(left) == 0 {
		return true
	}
	ways := make([][]path, len(left))
	for i, paths := range left {
		ways[i] = slices.DeleteFunc(slices.Clone(paths), r.clashes)
	}
	slices.SortStableFunc(ways, func(a, b []path) int { return len(a) - len(b) })
	known := slices.Clone(r.known)
	for _, p := range ways[0] {
		for i := range r.known {
			at, next := p[i], p[i+1]
			r.known[i][at], r.known[i][next] = int8(next), int8(at)
		}
		if r.placeAll(ways[1:]) {
			return true
		}
		copy(r.known, known)
	}
	return false
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
