package qbb

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/edge"
)

// The edges of the board, which stop every slider.
const (
	rank1 = edge.Rank1
	rank8 = edge.Rank8
	fileA = edge.FileA
	fileH = edge.FileH
)

// The corners that a scan reaches last. There is always an edge before them, so they change
// nothing, but they tell the compiler that the scanned set is not empty.
const (
	a1 = 1
	h8 = 1 << 63
)

// The diagonals as patterns to be shifted: every ninth and every seventh square from a1 to h8. The
// edges above serve as the files and ranks. Going up, a pattern is shifted left until its first
// square lies on the slider; going down, it is shifted right until its last one does. The
// diagonals reappear on the other side of the board then, but only after they have reached the
// edge, and the search ends at the edge.
const (
	diagonal     = 0x8040201008040201
	antiDiagonal = 0x8102040810204081
)

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rook(uint8(sq), uint64(occ)))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(bishop(uint8(sq), uint64(occ)))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(queen(uint8(sq), uint64(occ)))
}

func rook(sq uint8, occ uint64) uint64   { return file(sq, occ) | rank(sq, occ) }
func bishop(sq uint8, occ uint64) uint64 { return alongDiagonal(sq, occ) | alongAntiDiagonal(sq, occ) }
func queen(sq uint8, occ uint64) uint64 {
	return file(sq, occ) | rank(sq, occ) | alongDiagonal(sq, occ) | alongAntiDiagonal(sq, occ)
}
