package find

// Multiplier is a magic in its general form. The index of an occupancy is
//
//	((occ & mask) * Magic + Addend) >> (64 - Bits)
//
// Addend is zero for an ordinary magic. With Addend = ^mask * Magic the sum is the product of
// Magic and occ | ^mask, which is how "black" magics index. Any other addend turns the table in
// its range, or moves the places where the sum carries.
type Multiplier struct {
	Bits          int // of the index, 1 to MaxBits
	Magic, Addend uint64
}

// MaxBits is the widest index that a [Multiplier] may have. A rook on a corner has twelve
// relevant squares.
const MaxBits = 12

// Index returns the slot that m gives to an occupancy, which must be masked.
func (m Multiplier) Index(occupancy uint64) int {
	return int((occupancy*m.Magic + m.Addend) >> (uint(64-m.Bits) & 63))
}
