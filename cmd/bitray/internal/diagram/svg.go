package diagram

import (
	"bytes"
	"fmt"
	"html"
	"image/color"
	"io"

	"github.com/bitray/bitray/attacks"
)

// The measures of pictures, in pixels.
const (
	squareSize = 40
	margin     = 24
	boardSize  = 8*squareSize + 2*margin
	lineHeight = 18
	legend     = (MaxLayers + 1) * lineHeight
	perRow     = 3 // diagrams
)

// The colors of pictures.
var (
	lightSquare = color.RGBA{0xf0, 0xd9, 0xb5, 0xff}
	darkSquare  = color.RGBA{0xc8, 0xa0, 0x78, 0xff}
	layerColors = [MaxLayers]color.RGBA{{0x2f, 0x7d, 0xd1, 0xff}, {0xd6, 0x3b, 0x3b, 0xff}, {0x3a, 0x9d, 0x4a, 0xff}}
)

func squareColor(sq attacks.Square) color.RGBA {
	if attacks.DarkSquares.Has(sq) {
		return darkSquare
	}
	return lightSquare
}

// place returns the left upper corner of diagram i of a picture.
func place(i, height int) (x, y int) { return i % perRow * boardSize, i / perRow * height }

// extent returns the size of a picture of n diagrams.
func extent(n, height int) (width, all int) {
	return min(n, perRow) * boardSize, (n + perRow - 1) / perRow * height
}

// squareCorner returns the left upper corner of sq in a diagram.
func squareCorner(sq attacks.Square) (x, y int) {
	return margin + sq.File()*squareSize, margin + (7-sq.Rank())*squareSize
}

func writeSVG(w io.Writer, diagrams []Diagram) error {
	const height = boardSize + legend
	width, all := extent(len(diagrams), height)
	var text bytes.Buffer
	fmt.Fprintf(&text, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">\n", width, all)
	for i := range diagrams {
		x, y := place(i, height)
		fmt.Fprintf(&text, "<g transform=\"translate(%d %d)\">\n", x, y)
		diagrams[i].svg(&text)
		text.WriteString("</g>\n")
	}
	text.WriteString("</svg>\n")
	_, err := w.Write(text.Bytes())
	return err
}

func (d *Diagram) svg(text *bytes.Buffer) {
	fmt.Fprintf(text, "<text x=\"%d\" y=\"16\" font-weight=\"bold\">%s</text>\n", margin, html.EscapeString(d.Title))
	for sq := range attacks.Square(64) {
		d.svgSquare(text, sq)
	}
	for i := range 8 {
		along := margin + i*squareSize + squareSize/2
		fmt.Fprintf(text, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%c</text>\n", along, boardSize-6, 'a'+i)
		fmt.Fprintf(text, "<text x=\"12\" y=\"%d\" text-anchor=\"middle\">%c</text>\n", along+5, '8'-i)
	}
	for i, layer := range d.Layers {
		y := boardSize + i*lineHeight
		fmt.Fprintf(text, "<rect x=\"%d\" y=\"%d\" width=\"12\" height=\"12\" fill=\"%s\"/>\n", margin, y, hex(layerColors[i]))
		fmt.Fprintf(text, "<text x=\"%d\" y=\"%d\">%s</text>\n", margin+18, y+11, html.EscapeString(layer.Name))
	}
}

// svgSquare draws a square: its ground, an inner square for the first layer, a ring for the
// last if that is another, and the piece.
func (d *Diagram) svgSquare(text *bytes.Buffer, sq attacks.Square) {
	x, y := squareCorner(sq)
	rect := func(inset int, style string) {
		fmt.Fprintf(text, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" %s/>\n",
			x+inset, y+inset, squareSize-2*inset, squareSize-2*inset, style)
	}
	rect(0, fmt.Sprintf("fill=\"%s\"", hex(squareColor(sq))))
	first, last := d.layersAt(sq)
	if first >= 0 {
		rect(0, fmt.Sprintf("fill=\"%s\" fill-opacity=\"0.55\"", hex(layerColors[first])))
	}
	if last > first {
		rect(3, fmt.Sprintf("fill=\"none\" stroke=\"%s\" stroke-width=\"4\"", hex(layerColors[last])))
	}
	if letter := d.Pieces[sq.String()]; letter != "" {
		fmt.Fprintf(text, "<text x=\"%d\" y=\"%d\" font-size=\"32\" text-anchor=\"middle\">%s</text>\n",
			x+squareSize/2, y+31, symbols[letter])
	}
}

func hex(c color.RGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
