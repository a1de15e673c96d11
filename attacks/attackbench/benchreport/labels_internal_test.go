package benchreport

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
)

// TestLabelsHaveRoom names dots that stand as close as those of the catalog: each name must be
// there once, within the picture, over no dot, no other name and no line but its own.
func TestLabelsHaveRoom(t *testing.T) {
	area := box{0, 0, 1000, 400}
	led := 0
	for seed := range uint64(8) {
		random := rand.New(rand.NewPCG(seed, 0))
		var names []string
		var dots []spot
		for i := range 40 {
			names = append(names, fmt.Sprintf("technique-%d", i))
			dots = append(dots, spot{500 + 150*bell(random), 200 + 75*bell(random)})
		}
		var taken []box
		for _, d := range dots {
			taken = append(taken, around(d, dotRadius))
		}
		at := map[string]bool{}
		for _, l := range placeLabels(names, dots, area) {
			at[l.text] = true
			parts := []box{l.room}
			if l.led {
				led++
				parts = append(parts, along(l.from, l.to)...)
			}
			for _, part := range parts {
				if !area.contains(part) {
					t.Errorf("seed %d: %s leaves the picture: %v", seed, l.text, part)
				}
				for _, other := range taken {
					if part.overlaps(other) {
						t.Errorf("seed %d: %s at %v lies over %v", seed, l.text, part, other)
					}
				}
			}
			taken = append(taken, parts...)
		}
		if len(at) != len(dots) {
			t.Errorf("seed %d: %d of %d dots have their names", seed, len(at), len(dots))
		}
	}
	if led == 0 {
		t.Error("no line leads to a label")
	}
}

// bell returns a number near 0, never beyond 2.5.
func bell(random *rand.Rand) float64 { return max(-2.5, min(2.5, random.NormFloat64())) }

// TestLabelsLieBeyondTheirLines leads lines in all directions: the name is next to the end, and the line does
// not cross it.
func TestLabelsLieBeyondTheirLines(t *testing.T) {
	from := spot{500, 200}
	for direction := range directions {
		sin, cos := math.Sincos(2 * math.Pi * float64(direction) / directions)
		end := spot{from.x + 100*cos, from.y + 100*sin}
		room := atEnd("technique", end, sin, cos).room
		for _, piece := range along(from, spot{end.x - cos, end.y - sin}) {
			if room.overlaps(piece) {
				t.Errorf("direction %d: the name at %v lies over the line that ends at %v", direction, room, end)
			}
		}
		if !room.overlaps(around(end, 2.5)) {
			t.Errorf("direction %d: the name at %v is not at the end of the line, %v", direction, room, end)
		}
	}
}

// TestLabelsAreAnchored wants the box of a name to begin, to end and to have its middle where it is anchored.
func TestLabelsAreAnchored(t *testing.T) {
	for anchor, at := range map[string]float64{"start": 0, "middle": 0.5, "end": 1} {
		l := newLabel("name", anchor, 100, 7)
		length := l.room.right - l.room.left
		if got := l.room.left + at*length; math.Abs(got-100) > 1e-9 || math.Abs(length-4*characterWidth) > 1e-9 || l.room.top != 7 || l.room.bottom != 7+labelHeight {
			t.Errorf("%s: %v is anchored at %v, want 100", anchor, l.room, got)
		}
	}
}

// TestBoxes wants borders to touch without overlapping, and a box to contain itself.
func TestBoxes(t *testing.T) {
	b := around(spot{10, 20}, 4)
	if want := (box{6, 16, 14, 24}); b != want {
		t.Errorf("around: %v, want %v", b, want)
	}
	for _, test := range []struct {
		other              box
		overlaps, contains bool
	}{
		{b, true, true}, {box{7, 17, 13, 23}, true, true}, {box{13, 23, 30, 30}, true, false},
		{box{5, 16, 14, 24}, true, false}, {box{6, 15, 14, 24}, true, false}, {box{6, 16, 15, 24}, true, false}, {box{6, 16, 14, 25}, true, false},
		{box{0, 16, 6, 24}, false, false}, {box{14, 16, 20, 24}, false, false}, {box{6, 0, 14, 16}, false, false}, {box{6, 24, 14, 30}, false, false},
	} {
		if b.overlaps(test.other) != test.overlaps || test.other.overlaps(b) != test.overlaps || b.contains(test.other) != test.contains {
			t.Errorf("%v and %v: overlap %v, contains %v", b, test.other, b.overlaps(test.other), b.contains(test.other))
		}
	}
}
