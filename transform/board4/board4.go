// Package board4 is the geometry of the 4x4 bit matrix in a word of sixteen bits: the flips,
// mirrors and rotations of package transform on a quarter of the board. Square a1 is bit 0, d1
// bit 3, d4 bit 15.
//
//	4  12 13 14 15
//	3   8  9 10 11
//	2   4  5  6  7
//	1   0  1  2  3
//	    a  b  c  d
//
// The steps are those of the 8x8 board, one fewer of each kind. All functions except [ApplyToBoard], a
// choice between eight, inline into their callers.
//
// Source: Chess Programming Wiki, https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating.
package board4

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/transform"
)

// FlipVertical turns the board upside down: a1 becomes a4. The halves are exchanged, then the
// ranks in each.
func FlipVertical[B ~uint16](b B) B {
	b = b<<8 | b>>8
	return b&0x0f0f<<4 | b>>4&0x0f0f
}

// MirrorHorizontal exchanges the wings: a1 becomes d1.
func MirrorHorizontal[B ~uint16](b B) B {
	b = b&0x3333<<2 | b>>2&0x3333
	return b&0x5555<<1 | b>>1&0x5555
}

// FlipDiagonal reflects the board about the diagonal a1-d4: d1 becomes a4. The first delta swap
// exchanges the quarters off the diagonal, the second the squares of all quarters.
func FlipDiagonal[B ~uint16](b B) B {
	b ^= (b>>6 ^ b) & 0x00cc * (1<<6 + 1)
	return b ^ (b>>3^b)&0x0a0a*(1<<3+1)
}

// FlipAntiDiagonal reflects the board about the anti-diagonal a4-d1: a1 becomes d4.
func FlipAntiDiagonal[B ~uint16](b B) B {
	b ^= (b>>10 ^ b) & 0x0033 * (1<<10 + 1)
	return b ^ (b>>5^b)&0x0505*(1<<5+1)
}

// Rotate180 turns the board by a half turn: a1 becomes d4.
func Rotate180[B ~uint16](b B) B {
	return B(bits.Reverse16(uint16(b)))
}

// Rotate90Clockwise turns the board by a quarter turn clockwise: a1 becomes a4.
func Rotate90Clockwise[B ~uint16](b B) B {
	return FlipVertical(FlipDiagonal(b))
}

// Rotate90AntiClockwise turns the board by a quarter turn anti-clockwise: a1 becomes d1.
func Rotate90AntiClockwise[B ~uint16](b B) B {
	return FlipVertical(FlipAntiDiagonal(b))
}

// ApplyToBoard moves every square of b to the place where s puts it; higher bits of s than those
// of the symmetries are ignored.
func ApplyToBoard[B ~uint16](s transform.Symmetry, b B) B {
	switch s & 7 {
	case transform.HorizontalMirror:
		return MirrorHorizontal(b)
	case transform.VerticalFlip:
		return FlipVertical(b)
	case transform.HalfTurn:
		return Rotate180(b)
	case transform.DiagonalFlip:
		return FlipDiagonal(b)
	case transform.QuarterTurnAntiClockwise:
		return Rotate90AntiClockwise(b)
	case transform.QuarterTurnClockwise:
		return Rotate90Clockwise(b)
	case transform.AntiDiagonalFlip:
		return FlipAntiDiagonal(b)
	default:
		return b
	}
}

// ApplyToSquare returns the place where s puts square sq (0 to 15).
func ApplyToSquare[S constraints.Integer](s transform.Symmetry, sq S) S {
	x := uint8(sq) & 15
	if s&transform.DiagonalFlip != 0 {
		x = x>>2 | x<<2&15
	}
	if s&transform.HorizontalMirror != 0 {
		x ^= 3
	}
	if s&transform.VerticalFlip != 0 {
		x ^= 12
	}
	return S(x)
}
