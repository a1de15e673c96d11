package attacks

// The places of the rays of a square in its row of the table: four towards higher squares, then four towards
// lower ones.
const (
	north     uint = 0
	east      uint = 1
	northEast uint = 2
	northWest uint = 3
	south     uint = 4
	west      uint = 5
	southWest uint = 6
	southEast uint = 7
)

// Square 63, from which no ray goes up, and square 0, from which none goes down, stand in for blockers.
const (
	h8 uint64 = 0x8000000000000000
	a1 uint64 = 0x0000000000000001
)

// The rays of each square, without the square itself.
var rays [64][8]uint64

// Cuts a ray towards higher squares off behind its first blocker: there lies the ray of the blocker.
func upwards(square, direction uint, occupied uint64) uint64 {
	ray := rays[square][direction]
	return ray ^ rays[lowest(ray&occupied|h8)][direction]
}

// Does the same with a ray towards lower squares.
func downwards(square, direction uint, occupied uint64) uint64 {
	ray := rays[square][direction]
	return ray ^ rays[highest(ray&occupied|a1)][direction]
}

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return upwards(square, north, occupied) |
		upwards(square, east, occupied) |
		downwards(square, south, occupied) |
		downwards(square, west, occupied)
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return upwards(square, northEast, occupied) |
		upwards(square, northWest, occupied) |
		downwards(square, southEast, occupied) |
		downwards(square, southWest, occupied)
}
