package diagram

import "github.com/bitray/bitray/attacks"

// The measures of boards in pictures, in units of SVG.
const (
	squareSize = 40
	margin     = 24
	boardSize  = 8*squareSize + 2*margin
	perRow     = 3 // diagrams
)

// The colors of boards.
const (
	lightSquare = "#f0d9b5"
	darkSquare  = "#c8a078"
)

var layerColors = [MaxLayers]string{"#2f7dd1", "#d63b3b", "#3a9d4a"}

func squareColor(sq attacks.Square) string {
	if attacks.DarkSquares.Has(sq) {
		return darkSquare
	}
	return lightSquare
}

// squareCorner returns the left upper corner of sq in a diagram.
func squareCorner(sq attacks.Square) (x, y int) {
	return margin + sq.File()*squareSize, margin + (7-sq.Rank())*squareSize
}
