package attacks

// start fills the slab, for all squares that a piece may see, since the masks are those of turned boards.
func start() {
	for square := range uint(64) {
		fillRook(square, walkRook(square, 0))
		fillBishop(square, walkBishop(square, 0))
	}
}
