package textbook

import "math/bits"

// The flips, mirrors and rotations of package transform on a board of 4x4 squares, in a word of sixteen bits.
// Square a1 is bit 0, d1 bit 3, d4 bit 15. The steps are those of the 8x8 board, one fewer of each kind.
//
//	4  12 13 14 15
//	3   8  9 10 11
//	2   4  5  6  7
//	1   0  1  2  3
//	    a  b  c  d
//
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating.

// FlipVertical4x4 turns the board upside down: a1 becomes a4. The halves are exchanged, then the
// ranks in each.
func FlipVertical4x4(b uint16) uint16 {
	b = b<<8 | b>>8
	return b&0x0f0f<<4 | b>>4&0x0f0f
}

// MirrorHorizontal4x4 exchanges the wings: a1 becomes d1.
func MirrorHorizontal4x4(b uint16) uint16 {
	b = b&0x3333<<2 | b>>2&0x3333
	return b&0x5555<<1 | b>>1&0x5555
}

// FlipDiagonal4x4 reflects the board about the diagonal a1-d4: d1 becomes a4. The first delta swap
// exchanges the quarters off the diagonal, the second the squares of all quarters.
func FlipDiagonal4x4(b uint16) uint16 {
	b ^= (b>>6 ^ b) & 0x00cc * (1<<6 + 1)
	return b ^ (b>>3^b)&0x0a0a*(1<<3+1)
}

// FlipAntiDiagonal4x4 reflects the board about the anti-diagonal a4-d1: a1 becomes d4.
func FlipAntiDiagonal4x4(b uint16) uint16 {
	b ^= (b>>10 ^ b) & 0x0033 * (1<<10 + 1)
	return b ^ (b>>5^b)&0x0505*(1<<5+1)
}

// Rotate180On4x4 turns the board by a half turn: a1 becomes d4.
func Rotate180On4x4(b uint16) uint16 {
	return bits.Reverse16(b)
}

// Rotate90Clockwise4x4 turns the board by a quarter turn clockwise: a1 becomes a4.
func Rotate90Clockwise4x4(b uint16) uint16 {
	return FlipVertical4x4(FlipDiagonal4x4(b))
}

// Rotate90AntiClockwise4x4 turns the board by a quarter turn counterclockwise: a1 becomes d1.
func Rotate90AntiClockwise4x4(b uint16) uint16 {
	return FlipVertical4x4(FlipAntiDiagonal4x4(b))
}
