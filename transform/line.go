package transform

import "golang.org/x/exp/constraints"

// The first lines of their kinds; the main diagonal goes from a1 to h8.
const (
	fileA        = 0x0101010101010101
	rank1        = 0xff
	mainDiagonal = 0x8040201008040201
)

// diagonals and antiDiagonals hold the fifteen lines of each kind under the indices
// [DiagonalIndex] and rank+file, which is 7^[AntiDiagonalIndex] without the exclusive-or; one entry of
// each table stays empty.
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
	return B(diagonals[DiagonalIndex(sq)])
}

// AntiDiagonalMask returns the one to eight squares of the anti-diagonal (a8 towards h1) that
// square sq (0 to 63) stands on.
func AntiDiagonalMask[B ~uint64, S constraints.Integer](sq S) B {
	return B(antiDiagonals[(uint8(sq)>>3&7+uint8(sq)&7)&15])
}

// DiagonalIndex returns the number of the diagonal that square sq (0 to 63) stands on: rank
// minus file, modulo 16. The main diagonal a1-h8 has 0, those above it 1 to 7, those below it
// 15 down to 9; 8 is never used.
//
//	8  7  6  5  4  3  2  1  0
//	7  6  5  4  3  2  1  0 15
//	6  5  4  3  2  1  0 15 14
//	5  4  3  2  1  0 15 14 13
//	4  3  2  1  0 15 14 13 12
//	3  2  1  0 15 14 13 12 11
//	2  1  0 15 14 13 12 11 10
//	1  0 15 14 13 12 11 10  9
//	   a  b  c  d  e  f  g  h
//
// The nibble of the Chess Programming Wiki (Flipping Mirroring and Rotating) has the other sign:
// -DiagonalIndex(sq) & 15, file minus rank. After [PseudoRotate45Clockwise] its low three bits are the same
// all over a rank and number the ranks downwards from 8, modulo 8; the highest of the four tells the two
// diagonals of a rank apart.
//
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, 2008.
func DiagonalIndex[S constraints.Integer](sq S) uint8 {
	return (uint8(sq)>>3&7 - uint8(sq)&7) & 15
}

// AntiDiagonalIndex returns the number of the anti-diagonal that square sq (0 to 63) stands on:
// rank plus file, exclusive-or 7. The main anti-diagonal a8-h1 has 0, those below it 1 to 7,
// those above it 15 down to 9; 8 is never used. Since 7^n is 7-n modulo 16, this is the two's
// complement of a nibble too.
//
//	8  0 15 14 13 12 11 10  9
//	7  1  0 15 14 13 12 11 10
//	6  2  1  0 15 14 13 12 11
//	5  3  2  1  0 15 14 13 12
//	4  4  3  2  1  0 15 14 13
//	3  5  4  3  2  1  0 15 14
//	2  6  5  4  3  2  1  0 15
//	1  7  6  5  4  3  2  1  0
//	   a  b  c  d  e  f  g  h
//
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, 2008.
func AntiDiagonalIndex[S constraints.Integer](sq S) uint8 {
	return (uint8(sq)>>3&7 + uint8(sq)&7) ^ 7
}

// Halves cuts a line in two at square sq (0 to 63), which belongs to neither half: above are its
// squares of higher numbers than sq, below those of lower ones. Along each of the four kinds of
// lines the numbers rise from one end to the other, so that the halves are the rays from sq.
func Halves[S constraints.Integer, B ~uint64](sq S, line B) (above, below B) {
	slider := B(1) << (uint8(sq) & 63)
	return line &^ (2*slider - 1), line & (slider - 1)
}
