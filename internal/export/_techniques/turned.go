package attacks

// Squares whose places change when the board is turned.
const (
	oddFiles  uint64 = 0x5555555555555555
	oddPairs  uint64 = 0x3333333333333333
	leftHalf  uint64 = 0x0f0f0f0f0f0f0f0f
	upperLeft uint64 = 0x0f0f0f0f00000000
	leftPairs uint64 = 0x3333000033330000
	leftOnes  uint64 = 0x5500550055005500
)

// exchange swaps the squares of a mask with those so many numbers below.
func exchange(board, mask uint64, distance uint) uint64 {
	both := (board ^ board<<distance) & mask
	return board ^ both ^ both>>distance
}

// transpose swaps files and ranks.
func transpose(board uint64) uint64 {
	halves := exchange(board, upperLeft, 28)
	quarters := exchange(halves, leftPairs, 14)
	return exchange(quarters, leftOnes, 7)
}

// mirror reverses the order of the files.
func mirror(board uint64) uint64 {
	files := board>>1&oddFiles | (board&oddFiles)<<1
	pairs := files>>2&oddPairs | (files&oddPairs)<<2
	return pairs>>4&leftHalf | (pairs&leftHalf)<<4
}

// turn applies a symmetry of the board: 4 transposes it, then 1 mirrors it, then 2 reverses the order of the
// ranks.
func turn(occupied uint64, symmetry uint) uint64 {
	board := occupied
	if symmetry&4 != 0 {
		board = transpose(board)
	}
	if symmetry&1 != 0 {
		board = mirror(board)
	}
	if symmetry&2 != 0 {
		board = swapBytes(board)
	}
	return board
}

// row says where the attacks from a square lie in the slab.
type row struct {
	mask     uint64 // the squares that matter on the turned board
	magic    uint64 // moves them to the top of the product
	addend   uint64 // turns the table in its range
	offset   uint   // of the first entry in the slab
	shift    uint
	symmetry uint // by which the board is turned
}

// rookIndex returns the place in the slab of the attacks of a rook.
func rookIndex(square uint, occupied uint64) uint {
	r := &rookRows[square&63]
	product := (turn(occupied, r.symmetry) & r.mask) * r.magic
	return r.offset + uint((product+r.addend)>>(r.shift&63))
}
