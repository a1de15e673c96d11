// Package svg draws boards as pictures: Scalable Vector Graphics, side by side, with captions
// and coordinates.
package svg

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"

	"github.com/bitray/bitray/transform"
)

// The measures of a figure, in pixels.
const (
	square  = 24
	board   = 8 * square
	left    = 18 // of a board, for the ranks
	top     = 28 // of a board, for the caption
	bottom  = 20 // of a board, for the files
	spacing = left + board + 18
	height  = top + board + bottom
)

const style = `<style>
text { font: 12px sans-serif; fill: #444; text-anchor: middle }
.caption { font-size: 13px; fill: #111 }
.light { fill: #f0e8d8 }
.dark { fill: #d2bd9a }
.set { fill: #1f4e79 }
</style>
`

// Write draws the figures as one picture. The error is that of w.
func Write(w io.Writer, figures ...transform.Figure) error {
	var picture bytes.Buffer
	width := len(figures) * spacing
	fmt.Fprintf(&picture, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %[1]d %[2]d">`+"\n%s",
		width, height, style)
	for i, figure := range figures {
		drawFigure(&picture, i*spacing, figure)
	}
	picture.WriteString("</svg>\n")
	_, err := w.Write(picture.Bytes())
	return err
}

func drawFigure(picture *bytes.Buffer, x int, figure transform.Figure) {
	fmt.Fprintf(picture, `<g transform="translate(%d %d)">`+"\n", x+left, top)
	fmt.Fprintf(picture, `<text class="caption" x="%d" y="-10">`, board/2)
	// Writing to a buffer cannot fail.
	_ = xml.EscapeText(picture, []byte(figure.Caption))
	picture.WriteString("</text>\n")
	for rank := range 8 {
		y := (7 - rank) * square
		fmt.Fprintf(picture, `<text x="-9" y="%d">%d</text>`+"\n", y+16, rank+1)
		for file := range 8 {
			drawSquare(picture, file, rank, y, figure.Board>>(8*rank+file)&1 != 0)
		}
	}
	for file := range 8 {
		fmt.Fprintf(picture, `<text x="%d" y="%d">%c</text>`+"\n", file*square+square/2, board+15, 'a'+file)
	}
	picture.WriteString("</g>\n")
}

func drawSquare(picture *bytes.Buffer, file, rank, y int, set bool) {
	class := "light"
	if (file+rank)%2 == 0 {
		class = "dark"
	}
	x := file * square
	fmt.Fprintf(picture, `<rect class="%s" x="%d" y="%d" width="%d" height="%[4]d"/>`+"\n", class, x, y, square)
	if set {
		fmt.Fprintf(picture, `<circle class="set" cx="%d" cy="%d" r="%d"/>`+"\n", x+square/2, y+square/2, square/3)
	}
}
