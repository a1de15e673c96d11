package diagram

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
)

// The measures of boards in pictures, in units of SVG.
const (
	squareSize = 40
	margin     = 24
	boardSize  = 8*squareSize + 2*margin
	perRow     = 3 // diagrams
)

// rgb is an opaque color, which prints itself as SVG has it.
type rgb [3]uint8

func (c rgb) String() string { return fmt.Sprintf("#%02x%02x%02x", c[0], c[1], c[2]) }

// The colors of boards.
var (
	lightSquare = rgb{0xf0, 0xd9, 0xb5}
	darkSquare  = rgb{0xc8, 0xa0, 0x78}
	layerColors = [MaxLayers]rgb{{0x2f, 0x7d, 0xd1}, {0xd6, 0x3b, 0x3b}, {0x3a, 0x9d, 0x4a}}
)

func squareColor(sq attacks.Square) rgb {
	if attacks.DarkSquares.Has(sq) {
		return darkSquare
	}
	return lightSquare
}

// squareCorner returns the left upper corner of sq in a diagram.
func squareCorner(sq attacks.Square) (x, y int) {
	return margin + sq.File()*squareSize, margin + (7-sq.Rank())*squareSize
}
