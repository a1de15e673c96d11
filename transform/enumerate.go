package transform

import "golang.org/x/exp/constraints"

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
