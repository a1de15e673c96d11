//lint:file-ignore U1000 the assembly goes on to the emulation

package pdepline

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/bmi2"
)

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(along(file, uint8(sq), uint64(occ)))
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(along(rank, uint8(sq), uint64(occ)))
}

// Diagonal returns the squares of the diagonal of sq (a1 towards h8) that a bishop on sq
// (0 to 63, masked) attacks.
func Diagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(along(diagonal, uint8(sq), uint64(occ)))
}

// AntiDiagonal returns the squares of the anti-diagonal of sq (a8 towards h1) that a bishop on
// sq (0 to 63, masked) attacks.
func AntiDiagonal[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(along(antiDiagonal, uint8(sq), uint64(occ)))
}

// emulatedRook, emulatedBishop and emulatedQueen answer where the instructions are missing.

func emulatedRook(sq, occ uint64) uint64 {
	return along(rank, uint8(sq), occ) | along(file, uint8(sq), occ)
}

func emulatedBishop(sq, occ uint64) uint64 {
	return along(diagonal, uint8(sq), occ) | along(antiDiagonal, uint8(sq), occ)
}

func emulatedQueen(sq, occ uint64) uint64 { return emulatedRook(sq, occ) | emulatedBishop(sq, occ) }

// along is the formula, with a call for each of the two instructions.
func along(line int, sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	mask := r.lines[line&3]
	index := uint64(r.places[line&3]) | bmi2.Extract(occ, mask)&255
	return bmi2.Deposit(uint64(firstRank[index&2047]), mask)
}
