package benchreport

import (
	"fmt"
	"html"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
)

// The measures of a picture in pixels.
const (
	plotWidth, nameWidth, valueWidth = 420, 150, 50
	rowHeight, barHeight, padding    = 18, 12, 16
	lineHeight, titleHeight          = 15, 26
	characterWidth                   = 6 // of a line above the plots, about
	mostPlots                        = 4
)

// The colors of a picture, on a background that suits light and dark pages.
const ground, ink, soft, interval = "#ffffff", "#1c2330", "#5a6475", "#101726"

// shades are the colors of bars.
var shades = map[attackbench.Kind]string{
	attackbench.KindTechnique: "#3b6fb6", attackbench.KindComparison: "#97a6bb", attackbench.KindKernel: "#c2702b", attackbench.KindOwn: "#3f8f5f",
}

// picture is the text of an image.
type picture struct{ strings.Builder }

// WriteSVG writes a picture of the first modes of the first table side by side, without the ray walk, which
// would make all other bars short.
func WriteSVG(w io.Writer, r *attackbench.Result) error {
	first := tables(r, attackbench.Throughput)[0]
	plots := first.plots(withoutReference(r))
	plots = plots[:min(len(plots), mostPlots)]
	columns, bars := min(len(plots), 2), 0
	for _, p := range plots {
		bars = max(bars, len(p.Bars))
	}
	width := columns*(plotWidth+padding) + padding
	head := headOf(r, (width-2*padding)/characterWidth)
	top, plotHeight := 20+len(head)*lineHeight+9, titleHeight+bars*rowHeight+padding
	height := top + (len(plots)+columns-1)/columns*plotHeight + padding

	var p picture
	fmt.Fprintf(&p, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" font-family="system-ui, sans-serif">`+"\n", width, height, width, height)
	p.rectangle(0, 0, width, height, ground)
	p.text(padding, 20, first.Title, ink, heading)
	for i, line := range head {
		p.text(padding, 20+(i+1)*lineHeight, line, soft, "")
	}
	for i, one := range plots {
		p.plot(one, padding+i%columns*(plotWidth+padding), top+i/columns*plotHeight)
	}
	p.WriteString("</svg>\n")
	_, err := io.WriteString(w, p.String())
	return err
}

// headOf returns what stands below the title, in lines of so many characters.
func headOf(r *attackbench.Result, length int) (lines []string) {
	texts := []string{machine(r.Machine) + "; medians of " + extent(r), r.Command}
	for _, n := range notes(r) {
		if n.Urgent {
			texts = append(texts, n.Text)
		}
	}
	for _, text := range texts {
		line := ""
		for word := range strings.FieldsSeq(text) {
			if line != "" && len(line)+1+len(word) > length {
				lines, line = append(lines, line), ""
			}
			line = strings.TrimPrefix(line+" "+word, " ")
		}
		if line != "" {
			lines = append(lines, line)
		}
	}
	return lines
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

func (p *picture) rectangle(x, y, width, height int, color string) {
	fmt.Fprintf(p, `<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>`+"\n", x, y, width, height, color)
}

// The looks of texts.
const heading, atEnd = ` font-size="14" font-weight="600"`, ` text-anchor="end"`

func (p *picture) text(x, y int, text, color, look string) {
	if look != heading {
		look += ` font-size="12"`
	}
	fmt.Fprintf(p, `<text x="%d" y="%d"%s fill="%s">%s</text>`+"\n", x, y, look, color, html.EscapeString(text))
}

func (p *picture) plot(of plot, x, y int) {
	p.text(x, y+16, of.Title, ink, heading)
	const barWidth = plotWidth - nameWidth - valueWidth
	pixels := func(share float64) int { return int(share*barWidth + 0.5) }
	for i, b := range of.Bars {
		top := y + titleHeight + i*rowHeight
		base := top + barHeight - 1
		p.text(x+nameWidth-8, base, b.Name, ink, atEnd)
		p.rectangle(x+nameWidth, top, max(1, pixels(b.Length)), barHeight, shades[b.Kind])
		p.text(x+plotWidth, base, b.Value, ink, atEnd)
		if b.Cut { // two gaps, as of a broken bar
			for _, back := range []int{18, 12} {
				p.rectangle(x+nameWidth+barWidth-back, top, 3, barHeight, ground)
			}
			continue
		}
		p.rectangle(x+nameWidth+pixels(b.Low), top+barHeight/2-1, max(1, pixels(b.High-b.Low)), 2, interval)
	}
}
