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
func Route(places [64]uint8, distances []uint8) (steps []Step, ok bool) {
	r := router{distances: distances, known: make([]moves, len(distances))}
	squares := make([][]path, len(places))
	for sq, place := range places {
		squares[sq] = r.paths(nil, nil, sq, int(place))
	}
	if !r.placeAll(squares) {
		return nil, false
	}
	for i, distance := range distances {
		steps = append(steps, Step{r.known[i].swaps, distance})
	}
	return steps, true
}

// moves says what happens at a step, as far as it is known: the places whose squares change with those above,
// and the places where a square stays. Which squares they are need not be known: two squares that met would
// move alike from then on, and could not come to different places in the end.
type moves struct{ swaps, stays uint64 }

// path holds the move of one square at each step.
type path []moves

type router struct {
	distances []uint8
	known     []moves
}

// paths appends to list all paths of a square that begin with p, which leads to a place, and end at another. At
// each step the square stays, goes up, or goes down.
func (r *router) paths(list []path, p path, at, place int) []path {
	if len(p) == len(r.distances) {
		if at == place {
			list = append(list, slices.Clone(p))
		}
		return list
	}
	distance := int(r.distances[len(p)])
	list = r.paths(list, append(p, moves{stays: 1 << at}), at, place)
	if at+distance < 64 {
		list = r.paths(list, append(p, moves{swaps: 1 << at}), at+distance, place)
	}
	if at >= distance {
		list = r.paths(list, append(p, moves{swaps: 1 << (at - distance)}), at-distance, place)
	}
	return list
}

// clashes reports whether a square cannot take the path, after what is known of others: at some step
// the square that is there, or its partner in the swap, goes elsewhere.
func (r *router) clashes(p path) bool {
	for i, known := range r.known {
		own, swapped := p[i].swaps|p[i].swaps<<r.distances[i], known.swaps|known.swaps<<r.distances[i]
		sameSwap := p[i].swaps&known.swaps != 0
		if p[i].stays&swapped|own&known.stays != 0 || own&swapped != 0 && !sameSwap {
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
		for i, m := range p {
			r.known[i].swaps |= m.swaps
			r.known[i].stays |= m.stays
		}
		if r.placeAll(ways[1:]) {
			return true
		}
		copy(r.known, known)
	}
	return false
}
