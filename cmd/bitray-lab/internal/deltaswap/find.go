package deltaswap

import (
	"math/big"
	"slices"
)

// Find returns n delta swaps that move every square sq to places[sq], and reports whether there
// are any. It tries all choices of n distances, of which some may be equal, and for those whose
// sums can move every square as far as it has to go, all orders. There are none for a negative n, if a
// place is not on the board, or if two squares go to the same place.
//
// With n up to four it takes a second for the rotations by 45 degrees; with five it
// takes far longer to find that there are none.
func Find(places [64]uint8, n int) ([]Step, bool) {
	if n < 0 || slices.Max(places[:]) > 63 {
		return nil, false
	}
	f := finder{places, 63 * (n + 1)}
	return f.choose(nil, n, new(big.Int).SetBit(new(big.Int), f.zero, 1))
}

type finder struct {
	places [64]uint8
	zero   int // the bit of the sum 0
}

// choose adds left distances, none below the last, to those chosen, whose sums with all signs are given, as bits.
func (f *finder) choose(chosen []uint8, left int, sums *big.Int) ([]Step, bool) {
	if left == 0 {
		for sq, place := range f.places {
			if sums.Bit(f.zero+int(place)-sq) == 0 {
				return nil, false
			}
		}
		return f.order(slices.Clone(chosen), 0)
	}
	first := uint8(1)
	if len(chosen) > 0 {
		first = chosen[len(chosen)-1]
	}
	for distance := first; distance < 64; distance++ {
		var up, down big.Int
		up.Or(up.Lsh(sums, uint(distance)), down.Rsh(sums, uint(distance)))
		if steps, ok := f.choose(append(chosen, distance), left-1, up.Or(&up, sums)); ok {
			return steps, true
		}
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
