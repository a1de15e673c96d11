package deltaswap

import "slices"

// Find returns n delta swaps that move every square sq to places[sq], and reports whether there
// are any. It tries all choices of n distances, of which some may be equal, and for those whose
// sums can move every square as far as it has to go, all orders. There are none for a negative n, if a
// place is not on the board, or if two squares go to the same place.
//
// With n up to four it takes a second for the rotations by 45 degrees; with five it
// takes far longer to find that there are none.
func Find(places [64]uint8, n int) ([]Step, bool) {
	f := finder{places: places}
	for sq, place := range places {
		f.travels = append(f.travels, int(place)-sq)
	}
	slices.Sort(f.travels)
	f.travels = slices.Compact(f.travels)
	if n < 0 || slices.Max(places[:]) > 63 {
		return nil, false
	}
	var start sums
	start[farthest] = true
	return f.choose(n, 1, start)
}

// farthest is how far a sum of distances may lead; those beyond are dropped.
const farthest = 127

// sums says which numbers of either sign there are, from -farthest on.
type sums [2*farthest + 1]bool

// with returns the numbers of s, and those that are distance more or less.
func (s *sums) with(distance int) (result sums) {
	result = *s
	for i, ok := range s[:len(s)-distance] {
		result[i+distance] = result[i+distance] || ok
		result[i] = result[i] || s[i+distance]
	}
	return result
}

type finder struct {
	places    [64]uint8
	travels   []int // how far the squares have to go
	distances []uint8
}

// choose adds left distances, none below the first, to those chosen, whose sums are given.
func (f *finder) choose(left, first int, reached sums) ([]Step, bool) {
	if left == 0 {
		if slices.ContainsFunc(f.travels, func(travel int) bool { return !reached[farthest+travel] }) {
			return nil, false
		}
		return f.order(slices.Clone(f.distances), 0)
	}
	for distance := first; distance < 64; distance++ {
		f.distances = append(f.distances, uint8(distance))
		if steps, ok := f.choose(left-1, distance, reached.with(distance)); ok {
			return steps, true
		}
		f.distances = f.distances[:len(f.distances)-1]
	}
	return nil, false
}

// order tries all orders of the distances from the n-th on.
func (f *finder) order(distances []uint8, n int) ([]Step, bool) {
	if n == len(distances) {
		return Route(f.places, distances)
	}
	for i := n; i < len(distances); i++ {
		if slices.Contains(distances[n:i], distances[i]) {
			continue
		}
		distances[n], distances[i] = distances[i], distances[n]
		if steps, ok := f.order(distances, n+1); ok {
			return steps, true
		}
		distances[n], distances[i] = distances[i], distances[n]
	}
	return nil, false
}
