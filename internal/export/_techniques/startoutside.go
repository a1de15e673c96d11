package attacks

// start fills the slab.
func start() {
	for square := range uint(64) {
		fillRook(square, ^rookRows[square].outside)
		fillBishop(square, ^bishopRows[square].outside)
	}
}
