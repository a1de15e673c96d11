package benchreport

import (
	"fmt"
	"html/template"
	"math"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
)

// scatter is a plot of two properties of each technique.
type scatter struct {
	Title  string
	SVG    template.HTML
	Beyond string // names and values of those that would make the plot too large
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
		all = append(all, newScatter("Throughput, ns (down is better), against bytes of tables", size, bytesAxis, nsAxis))
	}
	if len(latency) > 1 {
		all = append(all, newScatter("Latency through the occupancy, ns, against throughput, ns", latency, nsAxis, nsAxis))
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
	far   float64              // multiples of the middle value, above which values are left out; 0 if none are
}

// The axes of the plots.
var (
	bytesAxis = axis{label: bytesLabel, value: bytesLabel, none: noBytes, base: 16, steps: []float64{1, 4}}
	nsAxis    = axis{label: nsLabel, value: nsValue, base: 10, steps: []float64{1, 2, 5}, far: 5}
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
	width, height            = 1100, 460
	left, right, top, bottom = 48, 24, 12, 30
	plotWidth, plotHeight    = width - left - right, height - top - bottom
	tickDistance             = 40 // from the tick of none, at least
)

// newScatter plots what is not far away from the rest, and names what is.
func newScatter(title string, points []point, x, y axis) scatter {
	farX := x.limit(points, func(p point) float64 { return p.x })
	farY := y.limit(points, func(p point) float64 { return p.y })
	var near []point
	var far []string
	for _, p := range points {
		if p.x <= farX && p.y <= farY {
			near = append(near, p)
		} else {
			far = append(far, fmt.Sprintf("%s (%s, %s)", p.name, x.value(p.x), y.value(p.y)))
		}
	}
	return scatter{title, plot(near, x, y), strings.Join(far, ", ")}
}

// limit returns the largest value that the axis has room for.
func (a axis) limit(points []point, of func(point) float64) float64 {
	if a.far == 0 {
		return math.Inf(1)
	}
	var values []float64
	for _, p := range points {
		values = append(values, of(p))
	}
	slices.Sort(values)
	return a.far * values[len(values)/2]
}

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
	if math.Log2(s.none) >= s.low { // never of 0
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
	names, dots := make([]string, len(points)), make([]spot, len(points))
	for i, p := range points {
		names[i], dots[i] = p.name, spot{left + across.at(p.x), height - bottom - up.at(p.y)}
		fmt.Fprintf(&svg, `<circle class="%s" cx="%.1f" cy="%.1f" r="%d"><title>%s: %s, %s</title></circle>`,
			p.class, dots[i].x, dots[i].y, dotRadius, template.HTMLEscapeString(p.name), x.value(p.x), y.value(p.y))
	}
	for _, l := range placeLabels(names, dots, box{left, top, width, height - bottom}) {
		if l.led {
			fmt.Fprintf(&svg, `<path class="lead" d="M%.1f %.1fL%.1f %.1f"/>`, l.from.x, l.from.y, l.to.x, l.to.y)
		}
		fmt.Fprintf(&svg, `<text class="name" x="%.1f" y="%.1f" text-anchor="%s">%s</text>`,
			l.x, l.room.bottom-2.5, l.anchor, template.HTMLEscapeString(l.text))
	}
	svg.WriteString("</svg>")
	return template.HTML(svg.String())
}
