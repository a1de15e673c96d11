package deltaswap

import "slices"

// Find returns n delta swaps that move every square sq to places[sq], and reports whether there
// are any. It tries all choices of n distances, of which some may be equal, and for those whose
// sums can move every square as far as it has to go, all orders. There are none for a negative n, if a
// place is not on the board, or if two squares go to the same place.
//
// With n up to four it takes a fraction of a second for the rotations by 45 degrees; with five it
// takes far longer to find that there are none.
func Find(places [64]uint8, n int) ([]Step, bool) {
	if n < 0 || slices.Max(places[:]) > 63 {
		return nil, false
	}
	f := finder{places: places, farthest: farthestFirst(places)}
	for sq, place := range places {
		f.travels.add(int(place) - sq)
	}
	var start sums
	start.add(0)
	return f.choose(n, 1, start)
}

// sums is a set of numbers of either sign. Those beyond ±127 lead nowhere and are dropped.
type sums [4]uint64

func (s *sums) add(n int) { s[(n+128)/64] |= 1 << ((n + 128) % 64) }

// with returns the numbers of s, and those that are distance more or less.
func (s sums) with(distance uint8) sums {
	result := s
	for i := range s {
		result[i] |= s[i]<<distance | s[i]>>distance
		if i > 0 {
			result[i] |= s[i-1] >> (64 - distance)
		}
		if i < len(s)-1 {
			result[i] |= s[i+1] << (64 - distance)
		}
	}
	return result
}

func (s *sums) has(n int) bool { return s[(n+128)/64]>>((n+128)%64)&1 != 0 }

func (s sums) contains(other sums) bool {
	for i := range s {
		if other[i]&^s[i] != 0 {
			return false
		}
	}
	return true
}

type finder struct {
	places    [64]uint8
	farthest  []uint8 // the squares, those that go farthest first
	travels   sums    // how far the squares have to go
	distances []uint8
}

// choose adds left distances, none below the first, to those chosen, whose sums are given.
func (f *finder) choose(left int, first uint8, reached sums) ([]Step, bool) {
	if left == 0 {
		if !reached.contains(f.travels) {
			return nil, false
		}
		return f.order(slices.Clone(f.distances), 0)
	}
	for distance := first; distance < 64; distance++ {
		f.distances = append(f.distances, distance)
		steps, ok := f.choose(left-1, distance, reached.with(distance))
		if ok {
			return steps, true
		}
		f.distances = f.distances[:len(f.distances)-1]
	}
	return nil, false
}

// order tries all orders of the distances from the n-th on.
func (f *finder) order(distances []uint8, n int) ([]Step, bool) {
	if n == len(distances) {
		return route(f.places, f.farthest, distances)
	}
	for i := n; i < len(distances); i++ {
		if i > n && slices.Contains(distances[n:i], distances[i]) {
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
