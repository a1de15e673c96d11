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
	squares := make([]uint8, 64)
	for sq := range squares {
		squares[sq] = uint8(sq)
		if r.addPaths(sq, path{uint8(sq)}, places[sq]); len(r.paths[sq]) == 0 {
			return nil, false
		}
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
	paths     [64][]path
	known     []step
}

// addPaths adds to the paths of a square all that begin with p and end at a place. At each step
// the square stays, goes up, or goes down.
func (r *router) addPaths(sq int, p path, place uint8) {
	steps := len(p) - 1
	at := int(p[steps])
	if steps == len(r.distances) {
		if at == int(place) {
			r.paths[sq] = append(r.paths[sq], slices.Clone(p))
		}
		return
	}
	distance := int(r.distances[steps])
	for _, next := range []int{at, at + distance, at - distance} {
		if next >= 0 && next < 64 {
			r.addPaths(sq, append(p, uint8(next)), place)
		}
	}
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

// placeAll places the squares that are left, the one with the fewest ways first.
func (r *router) placeAll(left []uint8) bool {
	if len(left) == 0 {
		return true
	}
	var fewest []path
	at := -1
	for i, sq := range left {
		if ways := slices.DeleteFunc(slices.Clone(r.paths[sq]), r.clashes); at < 0 || len(ways) < len(fewest) {
			at, fewest = i, ways
		}
	}
	others := slices.Delete(slices.Clone(left), at, at+1)
	known := slices.Clone(r.known)
	for _, p := range fewest {
		for i := range r.known {
			at, next := p[i], p[i+1]
			r.known[i][at], r.known[i][next] = int8(next), int8(at)
		}
		if r.placeAll(others) {
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
