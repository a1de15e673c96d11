package textbook

import "math/bits"

// The masks of the mirrors: every second file, every second pair of files, the queen's wing.
const (
	files = 0x5555555555555555
	pairs = 0x3333333333333333
	wing  = 0x0f0f0f0f0f0f0f0f
)

// MirrorOr exchanges neighboring files, pairs of files, and the wings. The wiki's other form, with sums for
// unions and factors for shifts, which x86 does in one LEA, is that of package transform.
// Source: Chess Programming Wiki, 15 operations.
func MirrorOr(x uint64) uint64 {
	x = x>>1&files | x&files<<1
	x = x>>2&pairs | x&pairs<<2
	return x>>4&wing | x&wing<<4
}

// MirrorRotate mirrors by rotations of the word: file f goes up by 2(7-f) places, in steps of 8,
// 4 and 2 for the binary digits of 7-f, and then all come down by 7, to f+2(7-f)-7 = 7-f. Each
// step waits for the one before.
// Source: Steffan Westcott; Chess Programming Wiki, 13 operations.
func MirrorRotate(x uint64) uint64 {
	x ^= wing & (x ^ bits.RotateLeft64(x, 8))
	x ^= pairs & (x ^ bits.RotateLeft64(x, 4))
	x ^= files & (x ^ bits.RotateLeft64(x, 2))
	return bits.RotateLeft64(x, -7)
}

// FlipMirrorOrReverse flips, mirrors, does both, or neither, with computed constants: the mask
// of step i is the 2-adic fraction -1/(2^s+1) with s = 2^i.
// Source: Knuth, The Art of Computer Programming, volume 4A, 7.1.3; Chess Programming Wiki.
func FlipMirrorOrReverse(x uint64, flip, mirror bool) uint64 {
	first, last := 3, 3
	if mirror {
		first = 0
	}
	if flip {
		last = 6
	}
	for i := first; i < last; i++ {
		shift := uint(1) << i
		factor := uint64(1) << shift
		mask := ^uint64(0) / (factor + 1)
		x = x>>shift&mask + x&mask*factor
	}
	return x
}

// Rotate180Swaps is [MirrorOr] and [FlipVerticalSwaps] in one: six exchanges.
// Source: Chess Programming Wiki.
func Rotate180Swaps(x uint64) uint64 { return FlipVerticalSwaps(MirrorOr(x)) }
