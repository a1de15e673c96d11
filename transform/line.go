package transform

import "golang.org/x/exp/constraints"

// The first lines of their kinds; the main diagonal goes from a1 to h8.
const (
	fileA        = 0x0101010101010101
	rank1        = 0xff
	mainDiagonal = 0x8040201008040201
)

// diagonals and antiDiagonals hold the fifteen lines of each kind by rank minus file, modulo 16, and by rank plus
// file; one entry of each table stays empty. The nibbles with which the Chess Programming Wiki (Flipping Mirroring and
// Rotating) numbers them are file minus rank, and 7^(rank+file).
var diagonals, antiDiagonals = buildDiagonals()

func buildDiagonals() (diagonals, antiDiagonals [16]uint64) {
	for d := range 8 {
		diagonals[d] = mainDiagonal << (8 * d)
		diagonals[-d&15] = mainDiagonal >> (8 * d)
	}
	for i := range 15 {
		// Mirroring maps the file f to 7-f, so the difference rank-(7-file) to rank+file-7.
		antiDiagonals[i] = MirrorHorizontal(diagonals[(i-7)&15])
	}
	return diagonals, antiDiagonals
}

// RankMask returns the eight squares of the rank that square sq (0 to 63) stands on.
func RankMask[B ~uint64, S constraints.Integer](sq S) B {
	return rank1 << (uint8(sq) & 56)
}

// FileMask returns the eight squares of the file that square sq (0 to 63) stands on.
func FileMask[B ~uint64, S constraints.Integer](sq S) B {
	return fileA << (uint8(sq) & 7)
}

// DiagonalMask returns the one to eight squares of the diagonal (a1 towards h8) that square
// sq (0 to 63) stands on.
func DiagonalMask[B ~uint64, S constraints.Integer](sq S) B {
	return B(diagonals[(uint8(sq)>>3&7-uint8(sq)&7)&15])
}

// AntiDiagonalMask returns the one to eight squares of the anti-diagonal (a8 towards h1) that
// square sq (0 to 63) stands on.
func AntiDiagonalMask[B ~uint64, S constraints.Integer](sq S) B {
	return B(antiDiagonals[(uint8(sq)>>3&7+uint8(sq)&7)&15])
}

// Halves cuts a line in two at square sq (0 to 63), which belongs to neither half: above are its
// squares of higher numbers than sq, below those of lower ones. Along each of the four kinds of
// lines the numbers rise from one end to the other, so that the halves are the rays from sq.
func Halves[S constraints.Integer, B ~uint64](sq S, line B) (above, below B) {
	slider := B(1) << (uint8(sq) & 63)
	return line &^ (2*slider - 1), line & (slider - 1)
}
