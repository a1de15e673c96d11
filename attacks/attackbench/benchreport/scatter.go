package benchreport

import (
	"fmt"
	"html/template"
	"math"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
)

// scatter is a plot of two properties of each technique.
type scatter struct {
	Title string
	SVG   template.HTML
}

// point is a technique in a plot.
type point struct {
	name, class string
	x, y        float64
}

// scatters returns throughput against the size of the tables, and latency against throughput,
// as far as they were measured. The ray walk and the interface are left out.
func scatters(r *attackbench.Result, t topic) []scatter {
	figures := map[attackbench.Mode]map[string]float64{}
	for _, g := range t.groups(r) {
		figures[g.Mode] = map[string]float64{}
		for _, f := range r.Of(g) {
			figures[g.Mode][f.Technique] = f.Median
		}
	}
	var size, latency []point
	for _, row := range r.Rows {
		throughput, measured := figures[attackbench.Throughput][row.Name]
		class, shown := dots[classOf(row)]
		if !measured || !shown {
			continue
		}
		if row.Library == nil || !row.Library.TableBytesUnknown {
			size = append(size, point{row.Name, class, max(float64(row.TableBytes), noBytes), throughput})
		}
		if l, ok := figures[attackbench.LatencyOccupancy][row.Name]; ok {
			latency = append(latency, point{row.Name, class, throughput, l})
		}
	}
	var all []scatter
	if len(size) > 1 {
		all = append(all, scatter{"Throughput, ns (down is better), against bytes of tables", plot(size, bytesAxis, nsAxis)})
	}
	if len(latency) > 1 {
		all = append(all, scatter{"Latency through the occupancy, ns, against throughput, ns", plot(latency, nsAxis, nsAxis)})
	}
	return all
}

// dots are the classes of points by those of rows; other rows are left out.
var dots = map[string]string{"technique": "dot", "library": "library"}

// noBytes stands for no tables at all, which has no place on a logarithmic axis.
const noBytes = 64.0

// axis says how numbers are written along a logarithmic axis.
type axis struct {
	label func(float64) string // at a tick
	value func(float64) string // of a point
	none  float64              // the value that stands for none, which has its own tick; 0 if there is none
	base  float64              // of the powers at the ticks
	steps []float64            // multiples of the powers that also have ticks if there are few powers
}

// The axes of the plots.
var (
	bytesAxis = axis{label: bytesLabel, value: bytesLabel, none: noBytes, base: 16, steps: []float64{1, 4}}
	nsAxis    = axis{label: nsLabel, value: nsValue, base: 10, steps: []float64{1, 2, 5}}
)

func nsLabel(v float64) string { return fmt.Sprintf("%g", v) }

func nsValue(v float64) string { return Nanoseconds(v) + " ns" }

func bytesLabel(v float64) string {
	if v <= noBytes {
		return "none"
	}
	return Size(int(v))
}

// The picture, in the units of its view box.
const (
	width, height                  = 640, 420
	left, right, top, bottom       = 48, 24, 12, 30
	plotWidth, plotHeight          = width - left - right, height - top - bottom
	labelHeight, charactersPerUnit = 12, 6.2
	tickDistance                   = 40 // from the tick of none, at least
)

// scale maps values of an axis to the plot.
type scale struct {
	axis
	low, high float64
	length    float64
}

func newScale(a axis, values []float64, length float64) scale {
	s := scale{axis: a, low: math.Inf(1), high: math.Inf(-1), length: length}
	for _, v := range values {
		s.low, s.high = min(s.low, math.Log2(v)), max(s.high, math.Log2(v))
	}
	s.low, s.high = math.Floor(s.low*2-0.3)/2, math.Ceil(s.high*2+0.3)/2
	return s
}

func (s scale) at(v float64) float64 { return s.length * (math.Log2(v) - s.low) / (s.high - s.low) }

// ticks returns powers of the base and, if those are too few, multiples of them.
func (s scale) ticks() (values []float64) {
	base, steps := math.Log2(s.base), s.steps
	if s.high-s.low > 3*base {
		steps = steps[:1]
	}
	crowded := 0.0
	if s.none > 0 && math.Log2(s.none) >= s.low {
		values = append(values, s.none)
		crowded = s.at(s.none) + tickDistance
	}
	for power := math.Pow(s.base, math.Floor(s.low/base)); math.Log2(power) <= s.high; power *= s.base {
		for _, step := range steps {
			if at := s.at(step * power); at >= crowded && at <= s.length {
				values = append(values, step*power)
			}
		}
	}
	return values
}

func plot(points []point, x, y axis) template.HTML {
	var xs, ys []float64
	for _, p := range points {
		xs, ys = append(xs, p.x), append(ys, p.y)
	}
	across, up := newScale(x, xs, plotWidth), newScale(y, ys, plotHeight)
	var svg strings.Builder
	fmt.Fprintf(&svg, `<svg viewBox="0 0 %d %d" role="img">`, width, height)
	for _, v := range across.ticks() {
		at := left + across.at(v)
		fmt.Fprintf(&svg, `<path class="axis" d="M%.1f %dV%d"/><text class="tick" x="%.1f" y="%d" text-anchor="middle">%s</text>`,
			at, top, height-bottom, at, height-bottom+16, template.HTMLEscapeString(across.label(v)))
	}
	for _, v := range up.ticks() {
		at := height - bottom - up.at(v)
		fmt.Fprintf(&svg, `<path class="axis" d="M%d %.1fH%d"/><text class="tick" x="%d" y="%.1f" text-anchor="end">%s</text>`,
			left, at, width-right, left-6, at+4, template.HTMLEscapeString(up.label(v)))
	}
	var taken []box
	for _, p := range points {
		cx, cy := left+across.at(p.x), height-bottom-up.at(p.y)
		fmt.Fprintf(&svg, `<circle class="%s" cx="%.1f" cy="%.1f" r="4"><title>%s: %s, %s</title></circle>`,
			p.class, cx, cy, template.HTMLEscapeString(p.name), x.value(p.x), y.value(p.y))
		taken = append(taken, box{cx - 4, cy - 4, cx + 4, cy + 4})
	}
	for _, p := range points {
		cx, cy := left+across.at(p.x), height-bottom-up.at(p.y)
		if b, ok := placeLabel(p.name, cx, cy, taken); ok {
			taken = append(taken, b)
			fmt.Fprintf(&svg, `<text x="%.1f" y="%.1f">%s</text>`, b.left, b.bottom-2.5, template.HTMLEscapeString(p.name))
		}
	}
	svg.WriteString("</svg>")
	return template.HTML(svg.String())
}

// box is a rectangle of the picture.
type box struct{ left, top, right, bottom float64 }

func (b box) overlaps(c box) bool {
	return b.left < c.right && c.left < b.right && b.top < c.bottom && c.top < b.bottom
}

// placeLabel looks for room for the name of a point beside it, above or below. Where there is
// none the name is left out; the tip of the point has it.
func placeLabel(name string, x, y float64, taken []box) (box, bool) {
	length := charactersPerUnit * float64(len(name))
	for _, corner := range []struct{ left, top float64 }{
		{x + 6, y - 6}, {x - 6 - length, y - 6}, {x - length/2, y - 18}, {x - length/2, y + 6},
		{x + 5, y - 15}, {x + 5, y + 3}, {x - 5 - length, y - 15}, {x - 5 - length, y + 3},
	} {
		b := box{corner.left, corner.top, corner.left + length, corner.top + labelHeight}
		if b.left >= 0 && b.right <= width && b.top >= 0 && !overlapsAny(b, taken) {
			return b, true
		}
	}
	return box{}, false
}

func overlapsAny(b box, taken []box) bool {
	for _, t := range taken {
		if b.overlaps(t) {
			return true
		}
	}
	return false
}
