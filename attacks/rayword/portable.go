//lint:file-ignore U1000 the assembly goes on to the portable functions

package rayword

import (
	"math/bits"

	"github.com/bitray/bitray/transform"
)

// The numbers of the bytes, clockwise from north.
const (
	north = 8 * iota
	northEast
	east
	southEast
	south
	southWest
	west
	northWest
)

// The rays that a rook looks along, and those that a bishop looks along; the first place of each ray, and the
// guard, which is no place.
const (
	orthogonal  = 0x00ff00ff00ff00ff
	diagonal    = 0xff00ff00ff00ff00
	firstPlaces = 0x0101010101010101
	guards      = 0x8080808080808080
)

// Without the instruction a line is gathered to a byte by multiplication and cut in two at the slider: what
// is above it moves to the bottom, what is below it to the top and is reversed, so that both begin with the
// nearest square. On all lines but files the place is the file, and it rises to the east.

func gather(sq, set uint64) uint64 {
	file, rank := uint(sq&7), uint(sq>>3&7)
	return cut(transform.GatherFile(sq, set), rank, north, south) |
		cut(transform.GatherRank(sq, set), file, east, west) |
		cut(transform.GatherDiagonal(sq, set), file, northEast, southWest) |
		cut(transform.GatherAntiDiagonal(sq, set), file, southEast, northWest)
}

// cut returns the two rays of a line, given as a byte, from a place on it.
func cut(line uint8, place, up, down uint) uint64 {
	return uint64(line>>(place+1))<<up | uint64(bits.Reverse8(line<<(8-place)))<<down
}

func scatter(sq, word uint64) uint64 {
	file, rank := uint(sq&7), uint(sq>>3&7)
	return transform.ScatterFile[uint64](sq, join(word, rank, north, south)) |
		transform.ScatterRank[uint64](sq, join(word, file, east, west)) |
		transform.ScatterDiagonal[uint64](sq, join(word, file, northEast, southWest)) |
		transform.ScatterAntiDiagonal[uint64](sq, join(word, file, southEast, northWest))
}

// join is the inverse of [cut]. What lies beyond the ends of the byte falls out; what lies beyond the ends of
// a diagonal is left out where it is scattered.
func join(word uint64, place, up, down uint) uint8 {
	return uint8(word>>up)<<(place+1) | bits.Reverse8(uint8(word>>down))>>(8-place)
}

// seen returns, of each ray, the places up to the first one that w holds, which is included, or all seven.
//
// With a guard in bit 7 no byte is empty, so that subtracting one from each borrows from no other: a single
// subtraction of words serves all rays.
func seen(w uint64) uint64 {
	w |= guards
	return (w ^ (w - firstPlaces)) &^ guards
}

func portableRook(sq, occ uint64) uint64 { return scatter(sq, seen(gather(sq, occ))&orthogonal) }

func portableBishop(sq, occ uint64) uint64 { return scatter(sq, seen(gather(sq, occ))&diagonal) }

func portableQueen(sq, occ uint64) uint64 { return scatter(sq, seen(gather(sq, occ))) }

func portableNearest(sq, occ uint64) uint64 {
	w := gather(sq, occ)
	return scatter(sq, seen(w)&w)
}
