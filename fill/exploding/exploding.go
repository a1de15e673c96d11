package exploding

import (
	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/internal/tabulate"
)

// The four diagonal steps and the two steps along the file as sums of powers of two: a set
// that was shifted down by 9, or by 8, is multiplied by 2^0, 2^2, 2^16 and 2^18, or by 2^0 and
// 2^16.
const (
	diagonalSteps = 0x50005
	fileSteps     = 0x10001
)

// rounds is how far the longest ray goes on after the first step. A round that finds the front
// empty changes nothing.
const rounds = 6

// wave is what an explosion on a square needs: where it begins and where it spreads.
type wave struct{ start, lines uint64 }

// row holds the two explosions on a square.
type row struct{ file, diagonals wave }

var (
	rows      = buildRows()
	firstRank = tabulate.FirstRankTable()
)

func buildRows() (rows [64]row) {
	for sq := range rows {
		const full = ^uint64(0) // a full board stops every ray after one step
		rows[sq].file = wave{
			start: tabulate.FileAttacks(sq, full),
			lines: tabulate.FileAttacks(sq, uint64(0)),
		}
		rows[sq].diagonals = wave{
			start: tabulate.DiagonalAttacks(sq, full) | tabulate.AntiDiagonalAttacks(sq, full),
			lines: tabulate.DiagonalAttacks(sq, uint64(0)) | tabulate.AntiDiagonalAttacks(sq, uint64(0)),
		}
	}
	return rows
}

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return File(sq, occ) | Rank(sq, occ)
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rows[uint8(sq)&63].diagonals.explode(uint64(occ), 9, diagonalSteps))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Bishop(sq, occ) | Rook(sq, occ)
}

// Rank returns the squares of the rank of sq (0 to 63, masked) that a rook on sq attacks.
func Rank[S constraints.Integer, B ~uint64](sq S, occ B) B {
	rank := uint8(sq) & 56
	return B(firstRank[uint(uint8(sq)&7)<<6|uint(occ>>rank)>>1&63]) << rank
}

// File returns the squares of the file of sq (0 to 63, masked) that a rook on sq attacks.
func File[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(rows[uint8(sq)&63].file.explode(uint64(occ), 8, fileSteps))
}

// explode returns the squares that the wave reaches, given the occupied squares. A set is shifted
// down (0 to 63) before it is multiplied by the steps.
func (w *wave) explode(occ uint64, down uint8, steps uint64) (attacked uint64) {
	attacked, open := w.start, w.lines&^occ
	front := attacked & open
	for range rounds {
		copies := front >> (down & 63) * steps
		front = copies & open
		attacked |= copies & w.lines
	}
	return attacked
}
