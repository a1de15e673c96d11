package attacks

// row says where the attacks from a square lie in the slab.
type row struct {
	outside uint64 // the squares that do not matter
	magic   uint64 // moves the others to the top of the product
	offset  uint   // of the first entry in the slab
}

// rookShift leaves the bits of the index of a rook.
const rookShift uint = 52

// bishopShift leaves the bits of the index of a bishop.
const bishopShift uint = 55

// rookIndex returns the place in the slab of the attacks of a rook.
func rookIndex(square uint, occupied uint64) uint {
	r := &rookRows[square&63]
	return r.offset + uint((occupied|r.outside)*r.magic>>rookShift)
}
