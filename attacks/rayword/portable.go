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

// Without the instruction a line is gathered to a byte by multiplication and cut in two at the slider: what
// is above it moves to the bottom, what is below it to the top and is reversed, so that both begin with the
// nearest square. On all lines but files the place is the file, and it rises to the east.

func portableGather(sq, set uint64) uint64 {
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

func portableScatter(sq, word uint64) uint64 {
	file, rank := uint(sq&7), uint(sq>>3&7)
	return transform.ScatterFile[uint64, uint64](sq, join(word, rank, north, south)) |
		transform.ScatterRank[uint64, uint64](sq, join(word, file, east, west)) |
		transform.ScatterDiagonal[uint64, uint64](sq, join(word, file, northEast, southWest)) |
		transform.ScatterAntiDiagonal[uint64, uint64](sq, join(word, file, southEast, northWest))
}

// join is the inverse of [cut]. What lies beyond the ends of the byte falls out; what lies beyond the ends of
// a diagonal is left out where it is scattered.
func join(word uint64, place, up, down uint) uint8 {
	return uint8(word>>up)<<(place+1) | bits.Reverse8(uint8(word>>down))>>(8-place)
}

func portableRook(sq, occ uint64) uint64 { return portableAttacks(sq, occ, Orthogonal) }

func portableBishop(sq, occ uint64) uint64 { return portableAttacks(sq, occ, Diagonal) }

func portableQueen(sq, occ uint64) uint64 { return portableAttacks(sq, occ, Orthogonal|Diagonal) }

func portableAttacks(sq, occ uint64, rays Word) uint64 {
	return portableScatter(sq, uint64(Word(portableGather(sq, occ)).Seen()&rays))
}
