package transform_test

import (
	"flag"
	"math/bits"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

var long = flag.Bool("long", false, "prove that four delta swaps do not make the visual layouts")

// TestFourDeltaSwapsDoNotMakeTheVisualLayouts tries all sequences of four distances. Of the flip at the diagonal,
// which is made of three delta swaps, it must not say so.
func TestFourDeltaSwapsDoNotMakeTheVisualLayouts(t *testing.T) {
	if !*long {
		t.Skip("a proof of what is published: -long")
	}
	for _, test := range []struct {
		name   string
		layout transformtest.Map
		may    bool
	}{
		{"clockwise", transform.VisualRotate45Clockwise[uint64], false},
		{"anti-clockwise", transform.VisualRotate45AntiClockwise[uint64], false},
		{"flipped", transform.FlipDiagonal[uint64], true},
	} {
		var places [64]int
		for sq := range places {
			places[sq] = bits.TrailingZeros64(test.layout(1 << sq))
		}
		if distances, may := fourMayMake(places); may != test.may {
			t.Errorf("%s: four delta swaps may make it: %v, of the distances %v", test.name, may, distances)
		}
	}
}

// fourMayMake returns the distances of four delta swaps that may move every square to its place.
func fourMayMake(places [64]int) (distances [4]int, ok bool) {
	for a := 1; a < 64; a++ {
		for b := a; b < 64; b++ {
			for c := b; c < 64; c++ {
				for d := c; d < 64; d++ {
					if !reachAll(places, a, b, c, d) {
						continue
					}
					if order, ok := anyOrder(places, [4]int{a, b, c, d}); ok {
						return order, true
					}
				}
			}
		}
	}
	return distances, false
}

// reachAll reports whether every square comes to its place by the distances, each up, down or not at all.
func reachAll(places [64]int, distances ...int) bool {
	for sq, place := range places {
		if !reaches(place-sq, distances) {
			return false
		}
	}
	return true
}

func reaches(way int, distances []int) bool {
	if len(distances) == 0 {
		return way == 0
	}
	d, rest := distances[0], distances[1:]
	return reaches(way, rest) || reaches(way-d, rest) || reaches(way+d, rest)
}

// anyOrder returns an order of distances by which delta swaps may move every square to its place.
func anyOrder(places [64]int, distances [4]int) (order [4]int, ok bool) {
	for code := range 1 << 8 { // of four numbers of two bits
		taken := 0
		for i := range order {
			n := code >> (2 * i) & 3
			order[i] = distances[n]
			taken |= 1 << n
		}
		if taken == 0b1111 && mayMake(places, order[:]...) {
			return order, true
		}
	}
	return order, false
}

// moves says what happens at one delta swap: the squares that change places with those above, and the squares
// that stay.
type moves struct{ swaps, stays uint64 }

// mayMake reports whether what all paths of a square to its place have in common, at each delta swap, goes together
// with that of the other squares: no square both stays and moves, or moves up and down.
func mayMake(places [64]int, distances ...int) bool {
	known := make([]moves, len(distances))
	for sq, place := range places {
		for i, m := range common(sq, place, distances) {
			k := &known[i]
			k.swaps |= m.swaps
			k.stays |= m.stays
			above := k.swaps << distances[i]
			if k.swaps&above|k.stays&(k.swaps|above) != 0 {
				return false
			}
		}
	}
	return true
}

// common returns what all paths from one place to another have in common: everything, if there are none.
func common(from, to int, distances []int) []moves {
	shared := slices.Repeat([]moves{{^uint64(0), ^uint64(0)}}, len(distances))
	var walk func(at int, path []moves)
	walk = func(at int, path []moves) {
		switch n := len(path); {
		case at < 0 || at > 63: // off the board
		case n < len(distances):
			here, d := uint64(1)<<at, distances[n]
			walk(at, append(path, moves{stays: here}))
			walk(at+d, append(path, moves{swaps: here}))
			walk(at-d, append(path, moves{swaps: here >> d}))
		case at == to:
			for i, m := range path {
				shared[i].swaps &= m.swaps
				shared[i].stays &= m.stays
			}
		}
	}
	walk(from, nil)
	return shared
}
