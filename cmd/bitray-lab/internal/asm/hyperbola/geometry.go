package hyperbola

// The geometry that goes into constants. Squares and boards are as in package transform.

const fileA = 0x0101010101010101

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

// through returns the lines of a piece through a square, except the file.
func (p piece) through(sq int) (mask uint64) {
	if p.rook {
		mask = rankMask(sq / 8)
	}
	if p.bishop {
		mask |= diagonalNumbered(diagonalNumber(sq)) | antiDiagonal(antiDiagonalNumber(sq))
	}
	return mask
}

func rankMask(rank int) uint64 { return 0xff << (8 * rank) }

// seenOnRank returns the squares of a rank that a rook on file attacks, given the pieces on it.
func seenOnRank(pieces, file int) (seen byte) {
	for _, step := range []int{-1, 1} {
		for f := file + step; 0 <= f && f < 8; f += step {
			seen |= 1 << f
			if pieces>>f&1 != 0 {
				break
			}
		}
	}
	return seen
}

// reversedByteOrder is the order of bytes for VPSHUFB that flips each board.
func reversedByteOrder(i int) byte { return byte(i&15 ^ 7) }
