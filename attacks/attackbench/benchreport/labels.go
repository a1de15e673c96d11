package benchreport

import (
	"math"
	"slices"
)

// spot is a place in the picture.
type spot struct{ x, y float64 }

// box is a rectangle of the picture.
type box struct{ left, top, right, bottom float64 }

func around(s spot, radius float64) box {
	return box{s.x - radius, s.y - radius, s.x + radius, s.y + radius}
}

func (b box) overlaps(c box) bool {
	return b.left < c.right && c.left < b.right && b.top < c.bottom && c.top < b.bottom
}

func (b box) contains(c box) bool {
	return b.left <= c.left && c.right <= b.right && b.top <= c.top && c.bottom <= b.bottom
}

// The measures of labels. Names are taken to be as wide as the widest of the usual fonts makes most
// of them.
const (
	labelHeight, characterWidth = 12, 6.8
	dotRadius                   = 4
	// Lines from dots to labels are tried from the shortest to the longest, in so many directions.
	shortest, longestLine, lineStep, directions = 16, 300, 6, 48
)

// label is a text of the picture, which has room in its box. It begins, ends or has its middle at x;
// where the box is not beside the dot, a line leads there.
type label struct {
	text, anchor string
	x            float64
	room         box
	led          bool
	from, to     spot // of the line
}

// newLabel returns a label beside, above or below a spot, as SVG anchors it there.
func newLabel(text, anchor string, x, top float64) label {
	length := characterWidth * float64(len(text))
	left := map[string]float64{"start": x, "middle": x - length/2, "end": x - length}[anchor]
	return label{text: text, anchor: anchor, x: x, room: box{left, top, left + length, top + labelHeight}}
}

// placeLabels looks for room for the name of each dot: beside it, above or below, and otherwise
// farther away, at the end of a line. Where there is none, all names are placed anew, those first
// and at the end of lines. What finds none then is left out; the tip of the dot has it.
func placeLabels(names []string, dots []spot, area box) (labels []label) {
	var easy, hard []int
	for i := range dots {
		easy = append(easy, i)
	}
	for range attempts {
		l := newLabeler(names, dots, area)
		l.placeAway(hard)
		l.placeAway(l.placeBeside(easy))
		if len(l.labels) > len(labels) {
			labels = l.labels
		}
		if len(l.without) == 0 {
			break
		}
		hard = append(l.without, slices.DeleteFunc(hard, l.isWithout)...)
		easy = slices.DeleteFunc(easy, l.isWithout)
	}
	return labels
}

// attempts is how often names are placed.
const attempts = 8

// labeler finds room for names.
type labeler struct {
	names   []string
	dots    []spot
	area    box // that labels stay in
	taken   []box
	labels  []label
	without []int // the dots whose names find no room
}

func newLabeler(names []string, dots []spot, area box) *labeler {
	l := &labeler{names: names, dots: dots, area: area}
	for _, d := range dots {
		l.taken = append(l.taken, around(d, dotRadius))
	}
	return l
}

func (l *labeler) isWithout(i int) bool { return slices.Contains(l.without, i) }

// placeBeside places the names that have room beside their dots, and returns the other dots.
func (l *labeler) placeBeside(dots []int) (crowded []int) {
	for _, i := range dots {
		if !l.beside(l.names[i], l.dots[i]) {
			crowded = append(crowded, i)
		}
	}
	return crowded
}

// placeAway places the names that have room at the end of a line.
func (l *labeler) placeAway(dots []int) {
	for _, i := range dots {
		if !l.away(l.names[i], l.dots[i]) {
			l.without = append(l.without, i)
		}
	}
}

// beside adds a label that touches its dot, if it has room.
func (l *labeler) beside(name string, d spot) bool {
	for _, place := range []struct {
		anchor string
		x, top float64
	}{
		{"start", 6, -6}, {"end", -6, -6}, {"middle", 0, -18}, {"middle", 0, 6},
		{"start", 5, -15}, {"start", 5, 3}, {"end", -5, -15}, {"end", -5, 3},
	} {
		found := newLabel(name, place.anchor, d.x+place.x, d.y+place.top)
		if l.take(found, found.room) {
			return true
		}
	}
	return false
}

// away adds a label at the end of a line that is as short as can be, if both have room.
func (l *labeler) away(name string, d spot) bool {
	for length := shortest; length <= longestLine; length += lineStep {
		for direction := range directions {
			sin, cos := math.Sincos(2 * math.Pi * float64(direction) / directions)
			from := spot{d.x + dotRadius*cos, d.y + dotRadius*sin}
			to := spot{d.x + float64(length)*cos, d.y + float64(length)*sin}
			found := atEnd(name, to, sin, cos)
			found.led, found.from, found.to = true, from, to
			if l.take(found, append([]box{found.room}, along(from, to)...)...) {
				return true
			}
		}
	}
	return false
}

// atEnd returns a label at the end of a line of that direction: beyond it, or above or below it if the
// line is steep.
func atEnd(name string, end spot, sin, cos float64) label {
	switch {
	case cos > 0.3:
		return newLabel(name, "start", end.x+2, end.y-labelHeight/2)
	case cos < -0.3:
		return newLabel(name, "end", end.x-2, end.y-labelHeight/2)
	case sin > 0:
		return newLabel(name, "middle", end.x, end.y)
	}
	return newLabel(name, "middle", end.x, end.y-labelHeight)
}

// along returns what a line takes up, in pieces.
func along(from, to spot) (pieces []box) {
	n := int(math.Hypot(to.x-from.x, to.y-from.y) / 3)
	for i := 1; i < n; i++ {
		share := float64(i) / float64(n)
		pieces = append(pieces, around(spot{from.x + share*(to.x-from.x), from.y + share*(to.y-from.y)}, 0.5))
	}
	return pieces
}

// take adds a label if the boxes that it takes up are within the area and nothing else is there.
func (l *labeler) take(found label, boxes ...box) bool {
	for _, b := range boxes {
		if !l.area.contains(b) || slices.ContainsFunc(l.taken, b.overlaps) {
			return false
		}
	}
	l.taken = append(l.taken, boxes...)
	l.labels = append(l.labels, found)
	return true
}
