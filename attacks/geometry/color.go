package geometry

// Color is a side: [White], whose pawns go north, or [Black]. As an argument only its lowest bit counts. It
// is a type so that the compiler notices if a color and a square are exchanged; convert your own with
// Color(c).
type Color uint8

// The two sides. White pawns go north, towards higher squares.
const (
	White Color = iota
	Black
)

// Other returns the opponent of c, which is masked by 1.
func (c Color) Other() Color { return c&1 ^ 1 }

// String returns "white" or "black".
func (c Color) String() string {
	if c&1 == White {
		return "white"
	}
	return "black"
}
