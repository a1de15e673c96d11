package attacks

// slab holds the attacks of rooks and bishops from all squares.
var slab [slabSize]uint64

// rookRows says where the attacks of a rook lie.
var rookRows [64]row

// bishopRows says where the attacks of a bishop lie.
var bishopRows [64]row

// rook returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return slab[rookIndex(square, occupied)]
}

// bishop returns the squares that a bishop on a square, 0 to 63, attacks.

// fillRook enters the attacks of a rook for all subsets of the squares that matter.
func fillRook(square uint, mask uint64) {
	subset := uint64(0)
	for {
		slab[rookIndex(square, subset)] = walkRook(square, subset)
		subset = (subset - mask) & mask
		if subset == 0 {
			break
		}
	}
}
