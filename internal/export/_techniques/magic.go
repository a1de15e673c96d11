package attacks

// row says where the attacks from a square lie in the slab.
type row struct {
	mask   uint64 // the squares that matter: without the last of each ray
	magic  uint64 // moves them to the top of the product
	offset uint64 // of the first entry in the slab
	shift  uint
}

// rookIndex returns the place in the slab of the attacks of a rook.
func rookIndex(square uint, occupied uint64) uint64 {
	r := &rookRows[square&63]
	return r.offset + (occupied&r.mask)*r.magic>>(r.shift&63)
}
