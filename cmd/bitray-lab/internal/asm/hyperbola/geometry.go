package hyperbola

import "github.com/bitray/bitray/transform"

// The geometry that goes into constants. Squares and boards are as in package transform.

// The diagonals of a square are numbered by four bits: (rank-file)&15 and rank+file.
func diagonalNumber(sq int) int     { return (sq/8 - sq%8) & 15 }
func antiDiagonalNumber(sq int) int { return sq/8 + sq%8 }

// numbered returns the squares with a number, 0 to 15. Two numbers are of no diagonal, two of no anti-diagonal.
func numbered(n int, number func(sq int) int) (squares uint64) {
	for sq := range 64 {
		if number(sq) == n {
			squares |= 1 << sq
		}
	}
	return squares
}

// through returns the lines of a piece through a square, except the file.
func (p piece) through(sq int) (mask uint64) {
	if p.rook {
		mask = transform.RankMask[uint64](sq)
	}
	if p.bishop {
		mask |= transform.DiagonalMask[uint64](sq) | transform.AntiDiagonalMask[uint64](sq)
	}
	return mask
}

func rankMask(rank int) uint64 { return 0xff << (8 * rank) }

// reversedByteOrder is the order of bytes for VPSHUFB that flips each board.
func reversedByteOrder(i int) byte { return byte(i&15 ^ 7) }
