package transform

import "math/bits"

// PseudoRotate45Clockwise packs the fifteen diagonals into the eight ranks, two short ones in
// one rank: the main diagonal a1-h8 comes to lie on rank 1. Every square keeps its file; the
// file f moves down by f ranks, around the board:
//
//	sq' = (sq - 8*(sq&7)) & 63
//
// The three steps move every second file by one rank, every second pair by two, the king's
// wing by four.
//
// The Chess Programming Wiki, from which the method comes, prints sq + 8*(sq&7) as the map of
// one square. That contradicts its own code and diagrams, which move files down; the sign here
// follows the code.
func PseudoRotate45Clockwise[B ~uint64](b B) B {
	x := uint64(b)
	x ^= 0xaaaaaaaaaaaaaaaa & (x ^ bits.RotateLeft64(x, -8))
	x ^= 0xcccccccccccccccc & (x ^ bits.RotateLeft64(x, -16))
	x ^= 0xf0f0f0f0f0f0f0f0 & (x ^ bits.RotateLeft64(x, -32))
	return B(x)
}

// PseudoRotate45AntiClockwise packs the fifteen anti-diagonals into the eight ranks: the main
// anti-diagonal a8-h1 comes to lie on rank 1. Every square keeps its file; the file f moves
// down by 7-f ranks, around the board:
//
//	sq' = (sq - 8*((sq&7)^7)) & 63
//
// See [PseudoRotate45Clockwise] for the method and for the sign.
func PseudoRotate45AntiClockwise[B ~uint64](b B) B {
	x := uint64(b)
	x ^= 0x5555555555555555 & (x ^ bits.RotateLeft64(x, -8))
	x ^= 0x3333333333333333 & (x ^ bits.RotateLeft64(x, -16))
	x ^= 0x0f0f0f0f0f0f0f0f & (x ^ bits.RotateLeft64(x, -32))
	return B(x)
}
