package benchreport

import (
	"fmt"
	"html"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
)

// A picture shows the first groups of the first topic side by side, without the ray walk, which
// would make all other bars short.

// shape is a rectangle of a picture, or a text if it has one. A text stands on its corner, left
// of it if it is anchored at its end.
type shape struct {
	x, y, width, height int
	class               string // key of shades
	text                string
	end                 bool
	large               bool
}

// picture is a list of shapes, painted in order.
type picture struct {
	width, height int
	shapes        []shape
}

// The measures of a picture in pixels.
const (
	panelWidth, nameWidth, valueWidth = 420, 150, 50
	rowHeight, barHeight, padding     = 18, 12, 16
	headHeight, titleHeight           = 44, 26
	largestPanels                     = 4
)

// shades are the colors of a picture, on a background that suits light and dark pages.
var shades = map[string]string{
	"ground": "#ffffff", "ink": "#1c2330", "soft": "#5a6475",
	"technique": "#3b6fb6", "other": "#97a6bb", "kernel": "#c2702b", "program": "#3f8f5f", "interval": "#101726",
}

// layOut places everything.
func layOut(r *attackbench.Result) picture {
	first := topics(r)[0]
	groups := first.groups(r)
	groups = groups[:min(len(groups), largestPanels)]
	columns := min(len(groups), 2)
	rows := 0
	var panels []bars
	for _, g := range groups {
		b := newBars(withoutReference(r), g, modeTitle(g))
		panels = append(panels, b)
		rows = max(rows, len(b.Rows))
	}
	panelHeight := titleHeight + rows*rowHeight + padding
	p := picture{
		width:  columns*(panelWidth+padding) + padding,
		height: headHeight + (len(panels)+columns-1)/columns*panelHeight + padding,
	}
	p.shapes = append(p.shapes, shape{width: p.width, height: p.height, class: "ground"})
	p.text(padding, 20, "ink", true, first.title()+", ns per answer")
	p.text(padding, 37, "soft", false, fmt.Sprintf("%s, %s, GOAMD64=%s, median of %s", r.Machine.CPU, r.Machine.Go, r.Machine.GOAMD64, Extent(r)))
	for i, b := range panels {
		p.panel(b, padding+i%columns*(panelWidth+padding), headHeight+i/columns*panelHeight)
	}
	return p
}

// withoutReference returns the result without the ray walk, unless nothing else was measured.
func withoutReference(r *attackbench.Result) *attackbench.Result {
	others := slices.DeleteFunc(slices.Clone(r.Figures), func(f attackbench.Figure) bool { return f.Technique == "reference" })
	if len(others) == 0 {
		return r
	}
	without := *r
	without.Figures = others
	return &without
}

func (p *picture) text(x, y int, class string, large bool, text string) {
	p.shapes = append(p.shapes, shape{x: x, y: y, class: class, large: large, text: text})
}

func (p *picture) panel(b bars, x, y int) {
	p.text(x, y+16, "ink", true, b.Title)
	const barWidth = panelWidth - nameWidth - valueWidth
	for i, row := range b.Rows {
		top := y + titleHeight + i*rowHeight
		base := top + barHeight - 1
		pixels := func(length float64) int { return int(length*barWidth + 0.5) }
		p.shapes = append(p.shapes,
			shape{x: x + nameWidth - 8, y: base, class: "ink", text: row.Name, end: true},
			shape{x: x + nameWidth, y: top, width: max(1, pixels(row.length)), height: barHeight, class: row.Class},
			shape{x: x + panelWidth, y: base, class: "ink", text: row.Value, end: true})
		if row.Cut { // two gaps, as of a broken bar
			for _, back := range []int{18, 12} {
				p.shapes = append(p.shapes, shape{x: x + nameWidth + barWidth - back, y: top, width: 3, height: barHeight, class: "ground"})
			}
			continue
		}
		p.shapes = append(p.shapes,
			shape{x: x + nameWidth + pixels(row.low), y: top + barHeight/2 - 1, width: max(1, pixels(row.high-row.low)), height: 2, class: "interval"})
	}
}

// WriteSVG writes a picture of the most telling figures of a result.
func WriteSVG(w io.Writer, r *attackbench.Result) error {
	p := layOut(r)
	var svg strings.Builder
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="system-ui, sans-serif">`+"\n",
		p.width, p.height, p.width, p.height)
	for _, s := range p.shapes {
		if s.text == "" {
			fmt.Fprintf(&svg, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n", s.x, s.y, s.width, s.height, shades[s.class])
			continue
		}
		anchor, size := "start", "12"
		if s.end {
			anchor = "end"
		}
		if s.large {
			size = `14" font-weight="600`
		}
		fmt.Fprintf(&svg, `<text x="%d" y="%d" text-anchor="%s" font-size="%s" fill="%s">%s</text>`+"\n",
			s.x, s.y, anchor, size, shades[s.class], html.EscapeString(s.text))
	}
	svg.WriteString("</svg>\n")
	_, err := io.WriteString(w, svg.String())
	return err
}
