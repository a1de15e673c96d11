package transform

import "math/bits"

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
