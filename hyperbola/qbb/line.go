package qbb

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(file(uint8(sq), uint64(occ)))
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rank(uint8(sq), uint64(occ)))
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(alongDiagonal(uint8(sq), uint64(occ)))
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(alongAntiDiagonal(uint8(sq), uint64(occ)))
}

// Each of the following finds the first blocker above and below the slider; the edges count as
// blockers, so that there always is one. The pattern that ends on the upper one and the pattern
// that starts on the lower one have the squares between in common, both ends included.

func file(sq uint8, occ uint64) uint64 {
	slider := uint64(1) << (sq & 63)
	upper := bits.TrailingZeros64(fileA<<(sq&63)&(occ&^slider|rank8) | h8)
	lower := bits.Len64(fileH>>(sq&63^63)&(occ&^slider|rank1)|a1) - 1
	return fileH >> (63 - upper) & (fileA << lower) &^ slider
}

func rank(sq uint8, occ uint64) uint64 {
	slider := uint64(1) << (sq & 63)
	upper := bits.TrailingZeros64(rank1<<(sq&63)&(occ&^slider|fileH) | h8)
	lower := bits.Len64(rank8>>(sq&63^63)&(occ&^slider|fileA)|a1) - 1
	return rank8 >> (63 - upper) & (rank1 << lower) &^ slider
}

func alongDiagonal(sq uint8, occ uint64) uint64 {
	slider := uint64(1) << (sq & 63)
	upper := bits.TrailingZeros64(diagonal<<(sq&63)&(occ&^slider|rank8|fileH) | h8)
	lower := bits.Len64(diagonal>>(sq&63^63)&(occ&^slider|rank1|fileA)|a1) - 1
	return diagonal >> (63 - upper) & (diagonal << lower) &^ slider
}

func alongAntiDiagonal(sq uint8, occ uint64) uint64 {
	slider := uint64(1) << (sq & 63)
	upper := bits.TrailingZeros64(antiDiagonal<<(sq&63)&(occ&^slider|rank8|fileA) | h8)
	lower := bits.Len64(antiDiagonal>>(sq&63^63)&(occ&^slider|rank1|fileH)|a1) - 1
	return antiDiagonal >> (63 - upper) & (antiDiagonal << lower) &^ slider
}
