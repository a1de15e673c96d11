package report

import (
	_ "embed"
	"errors"
	"fmt"
	"html"
	"html/template"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/internal/printable"
)

// The measures of a picture in pixels: panels side by side, readable on a phone.
const (
	panelWidth, perRow, padding = 356, 2, 12
	nameWidth, valueWidth       = 174, 38
	rowHeight, barHeight        = 18, 12
	lineHeight, titleHeight     = 15, 22
	mostPlots, mostBars         = 4, 12
	barWidth                    = panelWidth - 2*padding - nameWidth - valueWidth
)

// always are the techniques that have a bar even if twelve others are faster: those that users choose between.
var always = []string{"magic", "hyperbola", "hyperbola/qbb", "magic/pext"}

// pictureStyle colors a picture, as its reader's system wants it: light or dark.
//
//go:embed picture.css
var pictureStyle string

// picture is the text of an image, and how far down it reaches.
type picture struct {
	strings.Builder
	y int
}

// WriteSVG writes a picture of the first modes of the first table as panels side by side, each with its fastest
// rows and those that users choose between. A result without figures is an error.
func (r *Result) WriteSVG(w io.Writer) error {
	if len(r.Figures) == 0 {
		return errors.New("expected figures to draw, found none")
	}
	first := r.Tables()[0]
	plots := first.plots(r.chosen)[:min(len(first.columns), mostPlots)]
	columns := min(len(plots), perRow)
	width := columns * panelWidth
	p := picture{y: padding}
	p.lines(width, 7, titleHeight, "title", first.Title())
	p.lines(width, 5, lineHeight, "soft", fmt.Sprintf("%s, %s, GOAMD64=%s; medians of %s; %d of %d rows; shorter is better",
		r.Machine.CPU, r.Machine.Go, r.Machine.GOAMD64, r.Extent(), len(plots[0].Bars), len(first.Rows)))
	notes := fmt.Sprintf("%v: %s.", r.Machine, printable.Escape(r.Command))
	for _, n := range r.Notes() {
		if n.Urgent {
			p.lines(width, 5, lineHeight, "soft", n.Text)
		}
		notes += " " + n.Text
	}
	for row := range slices.Chunk(plots, columns) {
		below := 0
		for i, of := range row {
			below = max(below, p.plot(i*panelWidth, of))
		}
		p.y = below
	}
	p.y += padding
	_, err := fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[2]d" width="%[1]d" height="%[2]d" style="max-width:100%%;height:auto">
<desc>%[3]s</desc>
<style>
%[4]s</style>
<rect width="%[1]d" height="%[2]d" class="ground"/>
%[5]s</svg>
`, width, p.y, html.EscapeString(notes), pictureStyle, p.String())
	return err
}

// lines writes a text below what is there, broken at blanks, with letters of the given width.
func (p *picture) lines(width, letter, height int, class, text string) {
	for _, line := range printable.Wrap(text, (width-2*padding)/letter) {
		p.y += height
		p.text(padding, p.y, line, class, "start")
	}
}

func (p *picture) text(x, y int, text, class, anchor string) {
	fmt.Fprintf(p, `<text x="%d" y="%d" class="%s" text-anchor="%s">%s</text>`+"\n", x, y, class, anchor, html.EscapeString(text))
}

func (p *picture) rectangle(x, y, width, height int, class string) {
	fmt.Fprintf(p, `<rect x="%d" y="%d" width="%d" height="%d" class="%s"/>`+"\n", x, y, width, height, class)
}

// chosen returns the rows of a panel: the fastest, and those that users choose between. Rows for comparison, such as the
// same technique called in another way, are left out unless there are no others.
func (r *Result) chosen(ranked []Ranked) []Ranked {
	fixed := func(f Ranked) bool { return slices.Contains(always, f.Technique) }
	rows := slices.DeleteFunc(slices.Clone(ranked), func(f Ranked) bool { return r.row(f.Technique).Kind == attackbench.KindComparison && !fixed(f) })
	for i := len(rows) - 1; i >= 0 && len(rows) > mostBars; i-- {
		if !fixed(rows[i]) {
			rows = slices.Delete(rows, i, i+1)
		}
	}
	if len(rows) == 0 {
		return ranked
	}
	return rows
}

// plot draws a panel, and returns how far down it reaches.
func (p *picture) plot(x int, of plot) (below int) {
	y := p.y + padding + titleHeight
	p.text(x+padding, y-lineHeight/2, of.Title, "title", "start")
	pixels := func(share float64) int { return int(share*barWidth + 0.5) }
	left := x + padding + nameWidth
	for _, b := range of.Bars {
		base := y + barHeight - 1
		p.text(left-6, base, b.Name, "name", "end")
		p.rectangle(left, y, max(1, pixels(b.Length)), barHeight, string(b.Kind))
		p.text(x+panelWidth-padding, base, b.Value, "value", "end")
		if b.Cut { // two gaps, as of a broken bar
			p.rectangle(left+barWidth-18, y, 3, barHeight, "ground")
			p.rectangle(left+barWidth-12, y, 3, barHeight, "ground")
		} else {
			p.rectangle(left+pixels(b.Low), y+barHeight/2-1, max(1, pixels(b.High-b.Low)), 2, "interval")
		}
		y += rowHeight
	}
	return y
}

//go:embed page.html
var pageText string

var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Funcs(template.FuncMap{
		"printable": printable.Escape,
		"share":     func(x float64) string { return fmt.Sprintf("%.2f%%", 100*x) },
		"span":      func(b bar) string { return fmt.Sprintf("%.2f%%", 100*(b.High-b.Low)) },
	}).Parse(pageText))
})

// WriteHTML writes a result as a page that has no script and asks the network for nothing. Bars are elements
// of the page, so they follow the width of the screen and the colors of its reader.
func (r *Result) WriteHTML(w io.Writer) error {
	return pageTemplate().Execute(w, r)
}
