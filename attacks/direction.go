package attacks

// Direction is one of the eight directions of the queen, in the order of the compass.
type Direction uint8

// The directions, clockwise from north. North is towards rank 8, east towards the h-file.
// Adding 4 turns a direction about; even directions are the rook's, odd ones the bishop's.
const (
	North Direction = iota
	NorthEast
	East
	SouthEast
	South
	SouthWest
	West
	NorthWest
)

var directionNames = [8]string{
	"north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
}

// directionOffsets holds what one step adds to the number of a square.
var directionOffsets = [8]int8{8, 9, 1, -7, -8, -9, -1, 7}

// Directions returns the eight directions, clockwise from north.
func Directions() [8]Direction { return [8]Direction{0, 1, 2, 3, 4, 5, 6, 7} }

// String returns the name of d, such as "north-east".
func (d Direction) String() string { return directionNames[d&7] }

// Opposite returns the direction that leads back.
func (d Direction) Opposite() Direction { return (d + 4) & 7 }

// Diagonal reports whether d is a direction of the bishop.
func (d Direction) Diagonal() bool { return d&1 != 0 }

// Offset returns what a step in direction d adds to the number of a square: 8 for north, 1 for
// east, -9 for south-west.
func (d Direction) Offset() int { return int(directionOffsets[d&7]) }

// Step moves all squares of b by one in direction d; those that leave the board are gone.
func (b Bitboard) Step(d Direction) Bitboard {
	switch d & 7 {
	case North:
		return b.North()
	case NorthEast:
		return b.NorthEast()
	case East:
		return b.East()
	case SouthEast:
		return b.SouthEast()
	case South:
		return b.South()
	case SouthWest:
		return b.SouthWest()
	case West:
		return b.West()
	default:
		return b.NorthWest()
	}
}

// North moves all squares of b one rank up.
func (b Bitboard) North() Bitboard { return b << 8 }

// South moves all squares of b one rank down.
func (b Bitboard) South() Bitboard { return b >> 8 }

// East moves all squares of b one file towards the h-file, where they leave the board.
func (b Bitboard) East() Bitboard { return b << 1 &^ FileA }

// West moves all squares of b one file towards the a-file, where they leave the board.
func (b Bitboard) West() Bitboard { return b >> 1 &^ FileH }

// NorthEast moves all squares of b one step towards h8.
func (b Bitboard) NorthEast() Bitboard { return b << 9 &^ FileA }

// NorthWest moves all squares of b one step towards a8.
func (b Bitboard) NorthWest() Bitboard { return b << 7 &^ FileH }

// SouthEast moves all squares of b one step towards h1.
func (b Bitboard) SouthEast() Bitboard { return b >> 7 &^ FileA }

// SouthWest moves all squares of b one step towards a1.
func (b Bitboard) SouthWest() Bitboard { return b >> 9 &^ FileH }
