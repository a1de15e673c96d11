package attacks

// The columns of a row.
const (
	mask   uint = 0 // the squares that matter: without the last of each ray
	magic  uint = 1 // moves them to the top of the product
	offset uint = 2 // of the first entry in the slab
	shift  uint = 3
)

// Where the attacks lie in the slab: rows of the rook on each square, then of the bishop.
var rows [128][4]uint64

// Returns the place in the slab of the attacks of a piece with a row.
func index(row uint, occupied uint64) uint64 {
	product := (occupied & rows[row][mask]) * rows[row][magic]
	return rows[row][offset] + product>>rows[row][shift]
}
