package transform

import "math/bits"

// FlipVertical turns the board upside down: rank 1 becomes rank 8, a1 becomes a8.
//
// Reversing the ranks of an 8x8 board is reversing the bytes of the word, which is one
// instruction on every processor that matters (BSWAP, REV).
func FlipVertical[B ~uint64](b B) B {
	return B(bits.ReverseBytes64(uint64(b)))
}

// MirrorHorizontal exchanges the wings: the a-file becomes the h-file, a1 becomes h1.
//
// It reverses the bits of each byte.
// Source: Chess Programming Wiki, Flipping Mirroring and Rotating.
func MirrorHorizontal[B ~uint64](b B) B { return B(mirror(uint64(b))) }

// FlipDiagonal reflects the board about the diagonal a1-h8: ranks become files, h1 becomes a8.
// It is the transposition of the bit matrix.
//
// Three delta swaps, at distances 28, 14 and 7, exchange the off-diagonal quadrants of the
// board, then of its quarters, then of its sixteenths.
// Source: Chess Programming Wiki, Flipping Mirroring and Rotating.
func FlipDiagonal[B ~uint64](b B) B {
	t := (b ^ b<<28) & 0x0f0f0f0f00000000
	b ^= t ^ t>>28
	t = (b ^ b<<14) & 0x3333000033330000
	b ^= t ^ t>>14
	t = (b ^ b<<7) & 0x5500550055005500
	return b ^ t ^ t>>7
}

// FlipAntiDiagonal reflects the board about the anti-diagonal a8-h1: a1 becomes h8.
//
// The distances are 36, 18 and 9, since the quadrants to exchange are now the two on the
// diagonal; otherwise it is [FlipDiagonal].
// Source: Chess Programming Wiki, Flipping Mirroring and Rotating.
func FlipAntiDiagonal[B ~uint64](b B) B {
	t := (b ^ b<<36) & 0xf0f0f0f000000000
	b ^= t ^ t>>36
	t = (b ^ b<<18) & 0xcccc0000cccc0000
	b ^= t ^ t>>18
	t = (b ^ b<<9) & 0xaa00aa00aa00aa00
	return b ^ t ^ t>>9
}

// Rotate180 turns the board by a half turn: a1 becomes h8. It reverses all 64 bits.
func Rotate180[B ~uint64](b B) B {
	return B(bits.Reverse64(uint64(b)))
}

// Rotate90Clockwise turns the board by a quarter turn clockwise: a1 becomes a8, a8 becomes h8.
// A rotation is two reflections whose axes stand at half its angle: diagonal, then vertical.
func Rotate90Clockwise[B ~uint64](b B) B {
	return FlipVertical(FlipDiagonal(b))
}

// Rotate90AntiClockwise turns the board by a quarter turn counterclockwise: a1 becomes h1.
// It is the inverse of [Rotate90Clockwise]: the same two reflections in the other order.
func Rotate90AntiClockwise[B ~uint64](b B) B {
	return FlipDiagonal(FlipVertical(b))
}
