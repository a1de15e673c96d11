package find

// All finds a multiplier for every square, rooks first, by [Finder.Place] from seed.
func All(seed uint64) (rooks, bishops [64]uint64) {
	f := NewFinder(seed)
	for piece, magics := range []*[64]uint64{&rooks, &bishops} {
		for sq := range magics {
			p := NewProblem(Piece(piece), uint8(sq))
			magics[sq] = f.Place(&p)
		}
	}
	return rooks, bishops
}
