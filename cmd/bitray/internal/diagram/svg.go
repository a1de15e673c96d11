package diagram

import (
	"bytes"
	"cmp"
	"fmt"
	"html"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/printable"
)

// The measures of boards, texts and legends, in units of SVG.
const (
	squareSize = 40
	margin     = 24
	boardSize  = 8*squareSize + 2*margin
	perRow     = 3 // diagrams
	lineHeight = 20
	swatch     = 16 // side of the squares of a legend
	lineLength = 40 // characters of a caption
)

// The colors of boards.
const (
	lightSquare = "#f0d9b5"
	darkSquare  = "#c8a078"
)

var layerColors = [MaxLayers]string{"#2f7dd1", "#d63b3b", "#3a9d4a"}

// Part is a row of diagrams with a heading. Diagrams with captions have these below them, and no title.
type Part struct {
	Heading  string
	Captions []string
	Diagrams []Diagram
}

// style has the colors of the page, which follow those of the reader's system. White's pieces are the filled symbols in
// white with a dark edge.
const style = `<style>
text{font:15px system-ui,sans-serif;fill:#1c2330}.h{font-weight:600}.f{font:14px ui-monospace,monospace}.c{font-size:13px;fill:#5a6475}
.ground{fill:#fff}.ring{fill:none;stroke:#d63b3b;stroke-width:4}
.black,.white,.any{font-size:33px;fill:#111;text-anchor:middle}.white{fill:#fff}.any{fill:#777}.white,.any{stroke:#111;stroke-width:2.5;paint-order:stroke}
@media(prefers-color-scheme:dark){text{fill:#e6eaf1}.c{fill:#9ba6b7}.ground{fill:#12161d}.black{fill:#111}.white{fill:#fff}.any{fill:#777}}
</style>
`

// drawing is SVG that grows downwards.
type drawing struct {
	bytes.Buffer
	columns, y int
}

// WriteSVG draws parts below one another, three diagrams side by side, or two where no part has three.
func WriteSVG(w io.Writer, title string, parts []Part) error {
	s := drawing{columns: 1}
	var all []Diagram
	captions := false
	for _, part := range parts {
		s.columns = max(s.columns, columns(len(part.Diagrams)))
		all = append(all, part.Diagrams...)
		captions = captions || len(part.Captions) > 0
	}
	if title != "" {
		s.y += lineHeight + 8
		s.text(margin, s.y, "h", title)
	}
	if captions { // one legend for all
		s.y += 8
		s.y += s.legend(all, margin, s.y)
	}
	for _, part := range parts {
		s.part(part)
	}
	width := s.columns * boardSize
	_, err := fmt.Fprintf(w, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %[1]d %[2]d" width="%[1]d" height="%[2]d" style="max-width:100%%;height:auto">
%[3]s<rect width="100%%" height="100%%" class="ground"/>
%[4]s</svg>
`, width, s.y, style, s.Bytes())
	return err
}

// columns returns how many of n diagrams stand side by side: four as two rows of two.
func columns(n int) int {
	if n == 4 {
		return 2
	}
	return min(n, perRow)
}

func (s *drawing) text(x, y int, class, text string) {
	fmt.Fprintf(s, "<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n", x, y, class, html.EscapeString(text))
}

func (s *drawing) rect(x, y, side int, style string) {
	fmt.Fprintf(s, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" %s/>\n", x, y, side, side, style)
}

func (s *drawing) part(p Part) {
	if p.Heading != "" {
		s.y += lineHeight + 8
		s.text(margin, s.y, "h", p.Heading)
	}
	head := 6 // below a title, whose second line is what follows its first comma
	for _, d := range p.Diagrams {
		if strings.Contains(d.Title, ", ") {
			head = lineHeight + 2
		}
	}
	for i := 0; i < len(p.Diagrams); i += s.columns {
		below := 0
		for j := i; j < min(i+s.columns, len(p.Diagrams)); j++ {
			d, x := &p.Diagrams[j], (j-i)*boardSize
			if len(p.Captions) > 0 {
				s.board(d, x, s.y)
				below = max(below, s.lines(x, s.y+boardSize, printable.Wrap(fmt.Sprintf("%d. %s", j+1, p.Captions[j]), lineLength)))
				continue
			}
			title, rest, _ := strings.Cut(d.Title, ", ")
			s.text(x+margin, s.y+lineHeight, "h", title)
			s.text(x+margin, s.y+2*lineHeight, "f", rest)
			y := s.y + head
			s.board(d, x, y)
			below = max(below, head+s.legend([]Diagram{*d}, x+margin, y+boardSize))
		}
		s.y += boardSize + below + 4
	}
}

// lines writes lines of text and returns their height.
func (s *drawing) lines(x, y int, lines []string) int {
	for i, line := range lines {
		s.text(x+margin, y+i*lineHeight+12, "f", line)
	}
	return len(lines)*lineHeight + 12
}

func (s *drawing) board(d *Diagram, x, y int) {
	for sq := range attacks.Square(64) {
		left, top, color := x+margin+sq.File()*squareSize, y+margin+(7-sq.Rank())*squareSize, lightSquare
		if attacks.DarkSquares.Has(sq) {
			color = darkSquare
		}
		first, last := d.layersAt(sq)
		s.square(left, top, squareSize, color, first, last)
		if letter := d.Pieces[sq.String()]; letter != "" {
			class, symbol := symbol(letter)
			s.text(left+squareSize/2, top+31, class, symbol)
		}
	}
	for i := range 8 {
		along := margin + i*squareSize + squareSize/2
		s.text(x+along-4, y+boardSize-margin+17, "c", string(rune('a'+i)))
		s.text(x+8, y+along+5, "c", string(rune('8'-i)))
	}
}

// square draws a square: its ground, the color of the first layer that has it, and a ring for the last if that is another.
func (s *drawing) square(x, y, side int, ground string, first, last int) {
	s.rect(x, y, side, fmt.Sprintf("fill=\"%s\"", ground))
	if first >= 0 {
		s.rect(x, y, side, fmt.Sprintf("fill=\"%s\" fill-opacity=\"0.6\"", layerColors[first]))
	}
	if last > first {
		s.rect(x+2, y+2, side-4, fmt.Sprintf("class=\"ring\" style=\"stroke:%s\"", layerColors[last]))
	}
}

// symbol returns a filled symbol for both colors, as text and not as emoji, and how it is drawn.
func symbol(letter string) (class, text string) {
	lower := strings.ToLower(letter)
	switch {
	case letter == "o":
		return "any", "●"
	case letter == lower:
		return "black", symbols[lower] + "\ufe0e"
	}
	return "white", symbols[lower] + "\ufe0e"
}

// legend explains the squares of some diagrams as they are drawn, and returns its height.
func (s *drawing) legend(all []Diagram, x, y int) (height int) {
	var seen [MaxLayers + 1][MaxLayers + 1]bool // first and last layer, after 1
	names := map[int]string{}
	for i := range all {
		for sq := range attacks.Square(64) {
			first, last := all[i].layersAt(sq)
			seen[first+1][last+1] = true
		}
		for j, layer := range all[i].Layers {
			names[j] = cmp.Or(names[j], layer.Name)
		}
	}
	entry := func(text string) {
		s.text(x+swatch+8, y+height+swatch-3, "t", text)
		height += lineHeight
	}
	for last := range len(names) {
		before := height
		for first := range last + 1 {
			if seen[first+1][last+1] {
				s.square(x, y+height, swatch, lightSquare, first, last)
				entry(strings.Join(slices.Compact([]string{names[first], names[last]}), " and "))
			}
		}
		if height == before {
			entry(names[last] + ": none")
		}
	}
	return height + 12
}
