package diagram

import (
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"

	"github.com/bitray/bitray/attacks"
)

// writePNG draws the boards with letters for the pieces, White's white and Black's black. Titles and
// legends are left to the caption of the text around the picture.
func writePNG(w io.Writer, diagrams []Diagram) error {
	n := len(diagrams)
	picture := image.NewRGBA(image.Rect(0, 0, min(n, perRow)*boardSize, (n+perRow-1)/perRow*boardSize))
	fill(picture, picture.Bounds(), color.White)
	for i := range diagrams {
		x, y := i%perRow*boardSize, i/perRow*boardSize
		diagrams[i].paint(picture.SubImage(image.Rect(x, y, x+boardSize, y+boardSize)).(*image.RGBA))
	}
	return png.Encode(w, picture)
}

func fill(picture *image.RGBA, r image.Rectangle, c color.Color) {
	draw.Draw(picture, r, image.NewUniform(c), image.Point{}, draw.Src)
}

func (d *Diagram) paint(picture *image.RGBA) {
	origin := picture.Bounds().Min
	for sq := range attacks.Square(64) {
		d.paintSquare(picture, sq, origin)
	}
	for i := range 8 {
		along := margin + i*squareSize + squareSize/2
		paintGlyph(picture, byte('a'+i), origin.Add(image.Pt(along, boardSize-margin/2)), 2, color.Black)
		paintGlyph(picture, byte('8'-i), origin.Add(image.Pt(margin/2, along)), 2, color.Black)
	}
}

func (d *Diagram) paintSquare(picture *image.RGBA, sq attacks.Square, origin image.Point) {
	x, y := squareCorner(sq)
	square := image.Rect(x, y, x+squareSize, y+squareSize).Add(origin)
	ground := squareColor(sq)
	first, last := d.layersAt(sq)
	if first >= 0 {
		ground = blend(ground, layerColors[first])
	}
	if last > first {
		fill(picture, square, layerColors[last])
		square = square.Inset(4)
	}
	fill(picture, square, ground)
	if letter := d.Pieces[sq.String()]; letter != "" {
		paintPiece(picture, letter[0], square.Min.Add(square.Max).Div(2))
	}
}

// paintPiece paints a letter: Black's in black, White's in white with a black edge.
func paintPiece(picture *image.RGBA, piece byte, center image.Point) {
	const size, edge = 4, 2
	letter := piece &^ 0x20
	if blacks := piece != letter; blacks {
		paintGlyph(picture, letter, center, size, color.Black)
		return
	}
	for _, shift := range []image.Point{{-edge, 0}, {edge, 0}, {0, -edge}, {0, edge}} {
		paintGlyph(picture, letter, center.Add(shift), size, color.Black)
	}
	paintGlyph(picture, letter, center, size, color.White)
}

func blend(a, b rgb) rgb {
	mix := func(x, y uint8) uint8 { return uint8((int(x)*45 + int(y)*55) / 100) }
	return rgb{mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])}
}

// paintGlyph paints a character of the font around a point, each dot as a square of the given
// size.
func paintGlyph(picture *image.RGBA, char byte, center image.Point, size int, c color.Color) {
	corner := center.Sub(image.Pt(glyphWidth*size/2, glyphHeight*size/2))
	for row, dots := range font[char] {
		for column := range glyphWidth {
			if dots>>(glyphWidth-1-column)&1 != 0 {
				dot := image.Rect(0, 0, size, size).Add(image.Pt(column*size, row*size)).Add(corner)
				fill(picture, dot, c)
			}
		}
	}
}
