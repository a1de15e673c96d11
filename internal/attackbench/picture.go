package attackbench

import (
	"errors"
	"fmt"
	"html"
	"io"
	"strings"

	"github.com/bitray/bitray/internal/printable"
)

// The measures of a picture in pixels. It is as narrow as a telephone, where its letters are to be read.
const (
	pictureWidth, padding   = 400, 12
	nameWidth, valueWidth   = 128, 42
	rowHeight, barHeight    = 18, 12
	lineHeight, titleHeight = 15, 22
	lineLength, titleLength = 62, 46 // of the lines above the plots, in characters
	mostPlots, mostBars     = 4, 12
	plotWidth               = pictureWidth - 2*padding
	barWidth                = plotWidth - nameWidth - valueWidth
)

// pictureStyle colors a picture, as its reader's system wants it: light or dark.
const pictureStyle = `<style>
text { font: 12px system-ui, sans-serif; fill: #1c2330 } .title { font-size: 14px; font-weight: 600 } .soft { font-size: 11px; fill: #5a6475 }
.ground { fill: #ffffff } .technique { fill: #3b6fb6 } .comparison { fill: #97a6bb } .kernel { fill: #c2702b } .own { fill: #3f8f5f } .interval { fill: #101726 }
@media (prefers-color-scheme: dark) {
text { fill: #e6eaf1 } .soft { fill: #9ba6b7 }
.ground { fill: #12161d } .technique { fill: #5d93de } .comparison { fill: #66748a } .kernel { fill: #df9350 } .own { fill: #5cb483 } .interval { fill: #f2f5fa }
}
</style>
`

// picture is the text of an image, and how far down it reaches.
type picture struct {
	strings.Builder
	y int
}

// WriteSVG writes a picture of the first modes of the first table, one below the other, with the twelve
// fastest rows of each. A result without figures is an error.
func (r *Result) WriteSVG(w io.Writer) error {
	if len(r.Figures) == 0 {
		return errors.New("expected figures to draw, found none")
	}
	first := tables(r, Throughput)[0]
	plots := first.plots(mostBars)
	p := picture{y: padding}
	p.lines(first.Title(), titleLength, titleHeight, "title")
	for _, text := range r.head(len(first.Rows)) {
		p.lines(text, lineLength, lineHeight, "soft")
	}
	for _, one := range plots[:min(len(plots), mostPlots)] {
		p.plot(one)
	}
	p.y += padding
	_, err := fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[2]d" width="%[1]d" height="%[2]d">
%[3]s<rect width="%[1]d" height="%[2]d" class="ground"/>
%[4]s</svg>
`, pictureWidth, p.y, pictureStyle, p.String())
	return err
}

// head returns what stands below the title.
func (r *Result) head(rows int) []string {
	texts := []string{fmt.Sprintf("%v; medians of %s", r.Machine, r.extent()), printable.Escape(r.Command)}
	for _, n := range r.notes() {
		if n.Urgent {
			texts = append(texts, n.Text)
		}
	}
	if rows > mostBars {
		texts = append(texts, fmt.Sprintf("The %d fastest of %d. Shorter is better.", mostBars, rows))
	}
	return texts
}

// wrapped returns a text in lines of so many characters, broken at blanks and behind commas.
func wrapped(text string, length int) (lines []string) {
	for word := range strings.FieldsSeq(text) {
		space := " "
		for part := range strings.SplitAfterSeq(word, ",") {
			if last := len(lines) - 1; last >= 0 && len(lines[last])+len(space)+len(part) <= length {
				lines[last] += space + part
			} else {
				lines = append(lines, part)
			}
			space = ""
		}
	}
	return lines
}

// lines writes a text in lines of so many characters at most.
func (p *picture) lines(text string, length, height int, class string) {
	for _, line := range wrapped(text, length) {
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

// plot draws a plot.
func (p *picture) plot(of plot) {
	p.y += padding + titleHeight
	p.text(padding, p.y-lineHeight/2, of.Title, "title", "start")
	pixels := func(share float64) int { return int(share*barWidth + 0.5) }
	const left = padding + nameWidth
	for _, b := range of.Bars {
		base := p.y + barHeight - 1
		p.text(left-6, base, b.Name, "name", "end")
		p.rectangle(left, p.y, max(1, pixels(b.Length)), barHeight, string(b.Kind))
		p.text(pictureWidth-padding, base, b.Value, "value", "end")
		if b.Cut { // two gaps, as of a broken bar
			p.rectangle(left+barWidth-18, p.y, 3, barHeight, "ground")
			p.rectangle(left+barWidth-12, p.y, 3, barHeight, "ground")
		} else {
			p.rectangle(left+pixels(b.Low), p.y+barHeight/2-1, max(1, pixels(b.High-b.Low)), 2, "interval")
		}
		p.y += rowHeight
	}
}
