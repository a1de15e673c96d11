// Package remainder fills tables of attacks that are indexed by the remainder of the occupied
// squares of a line: the tables of congruent modulo bitboards, whatever the moduli are.
package remainder

import (
	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// Masks holds the squares of the lines through a square whose remainder is taken: those whose
// occupancy matters. Ranks are not divided.
type Masks struct{ File, Diagonal, AntiDiagonal, _ uint64 }

// Fill enters the attacks on three lines through square sq (0 to 63) by the remainder of the
// occupied squares of each, and returns the masks of the lines. The length of a table is its
// modulus, which must tell occupancies with different attacks apart.
func Fill(sq int, file, diagonal, antiDiagonal []uint64) Masks {
	m := Masks{
		File:         tabulate.RelevantFile(sq),
		Diagonal:     tabulate.RelevantDiagonal(sq),
		AntiDiagonal: tabulate.RelevantAntiDiagonal(sq),
	}
	fill(file, sq, m.File, tabulate.FileAttacks)
	fill(diagonal, sq, m.Diagonal, tabulate.DiagonalAttacks)
	fill(antiDiagonal, sq, m.AntiDiagonal, tabulate.AntiDiagonalAttacks)
	return m
}

func fill(table []uint64, sq int, relevant uint64, attacks func(sq int, occ uint64) uint64) {
	for occ := range transform.Subsets(relevant) {
		table[occ%uint64(len(table))] = attacks(sq, occ)
	}
}
