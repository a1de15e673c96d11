package attacks

// The columns of a row.
const (
	mask   uint = 0 // the squares that matter: without the last of each ray
	magic  uint = 1 // moves them to the top of the product
	addend uint = 2 // turns the table in its range
	offset uint = 3 // of the first entry in the slab
	shift  uint = 4
)

// Where the attacks lie in the slab: rows of the rook on each square, then of the bishop.
var rows [128][5]uint64

// Returns the place in the slab of the attacks of a piece with a row.
func index(row uint, occupied uint64) uint64 {
	product := (occupied & rows[row][mask]) * rows[row][magic]
	turned := product + rows[row][addend]
	return rows[row][offset] + turned>>rows[row][shift]
}
