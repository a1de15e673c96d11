package attacks

// The attacks of rooks and bishops from all squares.
var slab []uint64

// Returns the squares that a rook on a square, 0 to 63, attacks: in each direction up to the first
// occupied one, which is included. Whether the square itself is occupied makes no difference.
func rook(square uint, occupied uint64) uint64 {
	return slab[index(square, occupied)]
}

// Returns the squares that a bishop on a square, 0 to 63, attacks.
func bishop(square uint, occupied uint64) uint64 {
	return slab[index(square+64, occupied)]
}

// Fills the slab, for all subsets of the squares that matter: the first is all of them, the last is none.
func start() {
	for square := range uint(64) {
		ofRook := rows[square][mask]
		subset := ofRook + 1
		for subset != 0 {
			subset = (subset - 1) & ofRook
			slab[index(square, subset)] = walkRook(square, subset)
		}
		ofBishop := rows[square+64][mask]
		subset = ofBishop + 1
		for subset != 0 {
			subset = (subset - 1) & ofBishop
			slab[index(square+64, subset)] = walkBishop(square, subset)
		}
	}
}
