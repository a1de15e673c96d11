package hyperbola

// The geometry that goes into constants. Squares and boards are as in package transform.

const (
	fileA = 0x0101010101010101

	// Matrices of GFNI: the first, as the right factor, reverses the bits of each byte; the
	// second, as the left factor, flips the board about a8-h1.
	reverseInByte    = 0x8040201008040201
	flipAntiDiagonal = 0x0102040810204080
)

// diagonal returns the squares with rank-file = d, for d in -7 to 7, and none beyond.
func diagonal(d int) (line uint64) {
	return squaresWhere(func(file, rank int) bool { return rank-file == d })
}

// antiDiagonal returns the squares with rank+file = s, for s in 0 to 14, and none beyond.
func antiDiagonal(s int) (line uint64) {
	return squaresWhere(func(file, rank int) bool { return rank+file == s })
}

func squaresWhere(holds func(file, rank int) bool) (set uint64) {
	for sq := range 64 {
		if holds(sq%8, sq/8) {
			set |= 1 << sq
		}
	}
	return set
}

// The diagonals of a square are numbered by four bits: (rank-file)&15 and rank+file.
func diagonalNumber(sq int) int     { return (sq/8 - sq%8) & 15 }
func antiDiagonalNumber(sq int) int { return sq/8 + sq%8 }

// diagonalNumbered is the inverse of diagonalNumber.
func diagonalNumbered(n int) uint64 {
	if n > 7 {
		n -= 16
	}
	return diagonal(n)
}

// affine returns the matrix with which VGF2P8AFFINEQB makes bit i of each byte out of bit
// source(i), or zero if source(i) is not in 0 to 7. The instruction counts its rows backwards.
func affine(source func(i int) int) (matrix uint64) {
	for i := range 8 {
		if j := source(i); 0 <= j && j < 8 {
			matrix |= 1 << j << (8 * (7 - i))
		}
	}
	return matrix
}

// reversedByteOrder is the order of bytes for VPSHUFB that flips each board.
func reversedByteOrder(i int) byte { return byte(i&15 ^ 7) }
