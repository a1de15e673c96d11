package attacks

// Color is a side: white or black. As an argument only its lowest bit counts.
type Color uint8

// The two sides. White pawns go north.
const (
	White Color = iota
	Black
)

// Other returns the opponent of c.
func (c Color) Other() Color { return c ^ 1 }

// String returns "white" or "black".
func (c Color) String() string {
	if c == White {
		return "white"
	}
	return "black"
}
