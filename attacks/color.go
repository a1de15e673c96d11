package attacks

import "github.com/bitray/bitray/attacks/geometry"

// Color is a side, [White] or [Black]. See [geometry.Color].
type Color = geometry.Color

// The two sides. White pawns go north.
const (
	White = geometry.White
	Black = geometry.Black
)
