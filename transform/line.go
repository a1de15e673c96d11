package transform

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
)

// mainDiagonal is the diagonal from a1 to h8.
const mainDiagonal = 0x8040201008040201

// diagonals and antiDiagonals hold the fifteen lines of each kind under the indices
// [DiagonalIndex] and rank+file, which is 7^[AntiDiagonalIndex] without the exclusive-or; one entry of
// each table stays empty.
var diagonals, antiDiagonals = buildDiagonals()

func buildDiagonals() (diagonals, antiDiagonals [16]uint64) {
	for d := range 8 {
		diagonals[d] = mainDiagonal << (8 * d)
		diagonals[-d&15] = mainDiagonal >> (8 * d)
	}
	for i := range 15 {
		// Mirroring maps the file f to 7-f, so the difference rank-(7-file) to rank+file-7.
		antiDiagonals[i] = MirrorHorizontal(diagonals[(i-7)&15])
	}
	return diagonals, antiDiagonals
}

// RankMask returns the eight squares of the rank that square sq (0 to 63) stands on.
func RankMask[S constraints.Integer, B ~uint64](sq S) B {
	return edge.Rank1 << (uint8(sq) & 56)
}

// FileMask returns the eight squares of the file that square sq (0 to 63) stands on.
func FileMask[S constraints.Integer, B ~uint64](sq S) B {
	return edge.FileA << (uint8(sq) & 7)
}

// DiagonalMask returns the one to eight squares of the diagonal (a1 towards h8) that square
// sq (0 to 63) stands on.
func DiagonalMask[S constraints.Integer, B ~uint64](sq S) B {
	return B(diagonals[DiagonalIndex(sq)])
}

// AntiDiagonalMask returns the one to eight squares of the anti-diagonal (a8 towards h1) that
// square sq (0 to 63) stands on.
func AntiDiagonalMask[S constraints.Integer, B ~uint64](sq S) B {
	return B(antiDiagonals[(uint8(sq)>>3&7+uint8(sq)&7)&15])
}
