package attacks

// row says where the attacks from a square lie in the slab.
type row struct {
	mask   uint64 // the squares that matter: without the last of each ray
	offset uint   // of the first entry in the slab
}

// rookIndex returns the place in the slab of the attacks of a rook.
func rookIndex(square uint, occupied uint64) uint {
	r := &rookRows[square&63]
	return r.offset + uint(extract(occupied, r.mask))
}
