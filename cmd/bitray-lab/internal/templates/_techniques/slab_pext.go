package attacks

// The columns of a row.
const (
	mask   uint = 0 // the squares that matter: without the last of each ray
	offset uint = 1 // of the first entry in the slab
)

// Where the attacks lie in the slab: rows of the rook on each square, then of the bishop.
var rows [128][2]uint64

// Returns the place in the slab of the attacks of a piece with a row.
func index(row uint, occupied uint64) uint64 {
	return rows[row][offset] + extract(occupied, rows[row][mask])
}
