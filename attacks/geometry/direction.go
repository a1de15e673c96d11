package geometry

// Direction is one of the eight directions of the queen, in the order of the compass:
//
//	for d := range geometry.Direction(8) {
type Direction uint8

// The directions, clockwise from north. North is towards rank 8, east towards the h-file.
// Adding 4 turns a direction around; even directions are the rook's, odd ones the bishop's.
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

// String returns the name of d, such as "north-east".
func (d Direction) String() string { return directionNames[d&7] }

// Opposite returns the direction that leads back.
func (d Direction) Opposite() Direction { return (d + 4) & 7 }

// Diagonal reports whether d is a direction of the bishop.
func (d Direction) Diagonal() bool { return d&1 != 0 }

// Offset returns what a step in direction d adds to the number of a square: 8 for north, 1 for
// east, -9 for south-west.
func (d Direction) Offset() int { return int(directionOffsets[d&7]) }
