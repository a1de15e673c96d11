package hyperbola

// The geometry that goes into constants. Squares and boards are as in package transform.

const fileA = 0x0101010101010101

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

// diagonal and antiDiagonal return the line of a number, 0 to 15. Two numbers have none.
func diagonal(n int) uint64 {
	return squaresWhere(func(file, rank int) bool { return (rank-file)&15 == n })
}

func antiDiagonal(n int) uint64 {
	return squaresWhere(func(file, rank int) bool { return rank+file == n })
}

// through returns the lines of a piece through a square, except the file.
func (p piece) through(sq int) (mask uint64) {
	if p.rook {
		mask = rankMask(sq / 8)
	}
	if p.bishop {
		mask |= diagonal(diagonalNumber(sq)) | antiDiagonal(antiDiagonalNumber(sq))
	}
	return mask
}

func rankMask(rank int) uint64 { return 0xff << (8 * rank) }

// reversedByteOrder is the order of bytes for VPSHUFB that flips each board.
func reversedByteOrder(i int) byte { return byte(i&15 ^ 7) }
