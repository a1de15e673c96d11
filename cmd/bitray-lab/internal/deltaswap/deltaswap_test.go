package deltaswap_test

import (
	"math/bits"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/deltaswap"
	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

func placesOf(square func(sq uint8) uint8) (places [64]uint8) {
	for sq := range places {
		places[sq] = square(uint8(sq))
	}
	return places
}

// clockwise counts the squares of the diagonals before that of sq, of which there are n up to the main
// diagonal.
func clockwise(sq uint8) uint8 {
	file, rank := sq&7, sq>>3
	if n := rank + 7 - file; n < 8 {
		return n*(n+1)/2 + rank
	}
	return 63 - clockwise(63-sq)
}

// antiClockwise does so for the anti-diagonals.
func antiClockwise(sq uint8) uint8 {
	file, rank := sq&7, sq>>3
	if n := rank + file; n < 8 {
		return n*(n+1)/2 + file
	}
	return 63 - antiClockwise(63-sq)
}

var layouts = []struct {
	name      string
	places    [64]uint8
	distances []uint8 // those of the product, in their order
	want      transformtest.Map
}{
	{"clockwise", placesOf(clockwise),
		[]uint8{22, 4, 5, 6, 2, 3}, transform.VisualRotate45Clockwise[uint64]},
	{"anti-clockwise", placesOf(antiClockwise),
		[]uint8{12, 6, 21, 3, 1}, transform.VisualRotate45AntiClockwise[uint64]},
}

func TestRouteFindsTheVisualLayouts(t *testing.T) {
	for _, layout := range layouts {
		steps, ok := deltaswap.Route(layout.places, layout.distances)
		if !ok {
			t.Fatalf("%s: no masks for the distances %v", layout.name, layout.distances)
		}
		transformtest.Equal(t, func(b uint64) uint64 { return deltaswap.Apply(steps, b) }, layout.want)
	}
}

func TestFourDeltaSwapsDoNotMakeTheVisualLayouts(t *testing.T) {
	for _, layout := range layouts {
		if steps, ok := deltaswap.Find(layout.places, 4); ok {
			t.Errorf("%s: made by %x", layout.name, steps)
		}
	}
}

func TestFindTheSymmetries(t *testing.T) {
	for _, test := range []struct {
		symmetry transform.Symmetry
		fewest   int
	}{
		{transform.Identity, 0},
		{transform.HorizontalMirror, 3}, {transform.VerticalFlip, 3},
		{transform.DiagonalFlip, 3}, {transform.AntiDiagonalFlip, 3},
	} {
		places := placesOf(func(sq uint8) uint8 { return transform.ApplyToSquare(test.symmetry, sq) })
		if steps, ok := deltaswap.Find(places, test.fewest-1); ok {
			t.Errorf("%v: made by %x", test.symmetry, steps)
		}
		steps, ok := deltaswap.Find(places, test.fewest)
		if !ok {
			t.Fatalf("%v: not made by %d delta swaps", test.symmetry, test.fewest)
		}
		transformtest.Equal(t, func(b uint64) uint64 { return deltaswap.Apply(steps, b) },
			func(b uint64) uint64 { return transform.ApplyToBoard(test.symmetry, b) })
	}
}

// Find must take a distance twice, the largest distance, and the larger distance first, where
// nothing else makes the layout.
func TestFindTheOnlySteps(t *testing.T) {
	for _, want := range [][]deltaswap.Step{
		{{Mask: 0x5555555555555555, Distance: 1}, {Mask: 0x2aaaaaaaaaaaaaaa, Distance: 1}},
		{{Mask: 1, Distance: 63}},
		{{Mask: 0x0000481094600107, Distance: 11}, {Mask: 0x0006118810c41903, Distance: 2}},
	} {
		var places [64]uint8
		for sq := range places {
			places[sq] = uint8(bits.TrailingZeros64(deltaswap.Apply(want, 1<<sq)))
		}
		if got, ok := deltaswap.Find(places, len(want)); !ok || !slices.Equal(got, want) {
			t.Errorf("found %x, %t, want %x", got, ok, want)
		}
	}
}

// Without steps a square that would have to go down, the first to move, has no sum to look up.
func TestNoStepsMoveNothing(t *testing.T) {
	crowded := placesOf(func(sq uint8) uint8 { return sq &^ 1 })
	if steps, ok := deltaswap.Find(crowded, 0); ok {
		t.Errorf("made by %x", steps)
	}
}

func TestNothingToRoute(t *testing.T) {
	offBoard := placesOf(func(sq uint8) uint8 { return sq + 1 })
	farOff := placesOf(func(sq uint8) uint8 { return sq - 1 })
	crowded := placesOf(func(sq uint8) uint8 { return sq &^ 1 })
	for _, places := range [][64]uint8{offBoard, farOff, crowded} {
		if steps, ok := deltaswap.Route(places, []uint8{1, 0, 200}); ok {
			t.Errorf("%v: made by %x", places, steps)
		}
		if steps, ok := deltaswap.Find(places, 2); ok {
			t.Errorf("%v: found %x", places, steps)
		}
	}
}
