package attacks

// row says where the attacks from a square lie in the slab.
type row struct {
	mask   uint64 // the squares that matter: without the last of each ray
	magic  uint64 // moves them to the top of the product
	addend uint64 // turns the table in its range
	offset uint   // of the first entry in the slab
	shift  uint
}

// rookIndex returns the place in the slab of the attacks of a rook.
func rookIndex(square uint, occupied uint64) uint {
	r := &rookRows[square&63]
	product := (occupied & r.mask) * r.magic
	return r.offset + uint((product+r.addend)>>(r.shift&63))
}
