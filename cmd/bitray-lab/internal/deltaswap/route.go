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
	return route(places, farthestFirst(places), distances)
}

// route is [Route], given the order in which to ask whether squares have any way at all.
func route(places [64]uint8, order []uint8, distances []uint8) ([]Step, bool) {
	if slices.Max(places[:]) > 63 {
		return nil, false
	}
	r := newRouter(distances)
	start := make(path, 1, len(distances)+1)
	for _, sq := range order {
		start[0] = sq
		if r.addPaths(sq, start, places[sq]); len(r.paths[sq]) == 0 {
			return nil, false
		}
	}
	if !r.placeAll(64) {
		return nil, false
	}
	return r.steps(), true
}

// farthestFirst returns the squares in the order of how far they have to go: those that go far
// have the fewest ways.
func farthestFirst(places [64]uint8) []uint8 {
	order := make([]uint8, 64)
	for i := range order {
		order[i] = uint8(i)
	}
	travel := func(sq uint8) int {
		up := int(places[sq]) - int(sq)
		return max(up, -up)
	}
	slices.SortStableFunc(order, func(a, b uint8) int { return travel(b) - travel(a) })
	return order
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
	ahead     []sums // how far a square can still go, before each step and after the last
	paths     [64][]path
	placed    [64]bool
	known     []step
}

func newRouter(distances []uint8) *router {
	r := &router{
		distances: distances,
		ahead:     make([]sums, len(distances)+1),
		known:     make([]step, len(distances)),
	}
	r.ahead[len(distances)].add(0)
	for i := len(distances) - 1; i >= 0; i-- {
		r.ahead[i] = r.ahead[i+1].with(distances[i])
	}
	for i := range r.known {
		for place := range r.known[i] {
			r.known[i][place] = nowhere
		}
	}
	return r
}

// addPaths adds to the paths of a square all that begin with p and end at a place. At each step
// the square stays, goes up, or goes down.
func (r *router) addPaths(sq uint8, p path, place uint8) {
	steps := len(p) - 1
	at := int(p[steps])
	if !r.ahead[steps].has(int(place) - at) {
		return
	}
	if steps == len(r.distances) {
		r.paths[sq] = append(r.paths[sq], slices.Clone(p))
		return
	}
	distance := int(r.distances[steps])
	for _, next := range [3]int{at, at + distance, at - distance} {
		if next >= 0 && next < 64 {
			r.addPaths(sq, append(p, uint8(next)), place)
		}
	}
}

// fits reports whether a square can take the path, after what is known of others: at no step does
// the square that is there, or its partner in the swap, go elsewhere.
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

// mostConstrained returns the square, among those not placed, that has the fewest ways left. One
// or none is few enough: there is nothing to choose.
func (r *router) mostConstrained() (square int) {
	fewest := int(^uint(0) >> 1)
	for sq, paths := range r.paths {
		if r.placed[sq] {
			continue
		}
		ways := 0
		for i := 0; i < len(paths) && ways < fewest; i++ {
			if r.fits(paths[i]) {
				ways++
			}
		}
		if ways < fewest {
			fewest, square = ways, sq
		}
		if fewest < 2 {
			break
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
