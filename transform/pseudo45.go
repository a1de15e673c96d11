package transform

import "math/bits"

// The files whose distance from the a-file has the bit 1, 2 or 4, and those whose distance from
// the h-file has it.
const (
	oddFromA, pairsFromA, kingsWing  = 0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0
	oddFromH, pairsFromH, queensWing = 0x5555555555555555, 0x3333333333333333, 0x0f0f0f0f0f0f0f0f
)

// PseudoRotate45Clockwise packs the fifteen diagonals into the eight ranks, two short ones in
// one rank: the main diagonal a1-h8 comes to lie on rank 1. Every square keeps its file; the
// file f moves down by f ranks, around the board.
//
// The three steps move every second file by one rank, every second pair by two, the king's
// wing by four. They move whole files, so their order does not matter.
//
// Square sq goes to (sq - 8*(sq&7)) & 63. The Chess Programming Wiki prints sq + 8*(sq&7), and the like for
// the other direction: that contradicts its own code and diagrams, in which files move down, and belongs to
// the inverses.
//
// Source: Chess Programming Wiki, Flipping Mirroring and Rotating.
func PseudoRotate45Clockwise[B ~uint64](b B) B {
	return B(liftFiles(uint64(b), oddFromA, pairsFromA, kingsWing, -8))
}

// PseudoRotate45ClockwiseInverse undoes [PseudoRotate45Clockwise]: the same files move up.
func PseudoRotate45ClockwiseInverse[B ~uint64](b B) B {
	return B(liftFiles(uint64(b), oddFromA, pairsFromA, kingsWing, 8))
}

// PseudoRotate45AntiClockwise packs the fifteen anti-diagonals into the eight ranks: the main anti-diagonal
// a8-h1 comes to lie on rank 1. Every square keeps its file; the file f moves down by 7-f ranks, around the
// board: square sq goes to (sq - 8*(sq&7^7)) & 63. See [PseudoRotate45Clockwise] for the method.
func PseudoRotate45AntiClockwise[B ~uint64](b B) B {
	return B(liftFiles(uint64(b), oddFromH, pairsFromH, queensWing, -8))
}

// PseudoRotate45AntiClockwiseInverse undoes [PseudoRotate45AntiClockwise].
func PseudoRotate45AntiClockwiseInverse[B ~uint64](b B) B {
	return B(liftFiles(uint64(b), oddFromH, pairsFromH, queensWing, 8))
}

// liftFiles moves the files in ones up by a rank, around the board, those in twos by two more,
// those in fours by four more. A rank is 8 places; with -8 the files move down.
func liftFiles(x, ones, twos, fours uint64, rank int) uint64 {
	x ^= ones & (x ^ bits.RotateLeft64(x, rank))
	x ^= twos & (x ^ bits.RotateLeft64(x, 2*rank))
	return x ^ fours&(x^bits.RotateLeft64(x, 4*rank))
}
