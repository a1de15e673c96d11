package attacks

// The columns of a row: the squares that matter, which are those of the lines without the last of each ray; the
// number that moves them to the top of the product; what turns the table in its range; the first entry in the
// slab; and the shift.
const (
	mask   uint = 0
	magic  uint = 1
	addend uint = 2
	offset uint = 3
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
