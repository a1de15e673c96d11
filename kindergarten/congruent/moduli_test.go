package congruent_test

import (
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// line is a kind of line with a choice of the squares whose remainder is taken.
type line tabulate.Slider

// without returns the squares of a whole line except the slider's.
func without(mask func(sq int) uint64) func(sq int) uint64 {
	return func(sq int) uint64 { return mask(sq) &^ (1 << sq) }
}

// shifted is the line of files after each was shifted down to the a-file.
func (l line) shifted() line {
	return line{
		Relevant: func(sq int) uint64 { return l.Relevant(sq &^ 7) },
		Attacks:  func(sq int, occ uint64) uint64 { return l.Attacks(sq&^7, occ) },
	}
}

var (
	relevantFile         = line{tabulate.RelevantFile, tabulate.FileAttacks}
	relevantDiagonal     = line{tabulate.RelevantDiagonal, tabulate.DiagonalAttacks}
	relevantAntiDiagonal = line{tabulate.RelevantAntiDiagonal, tabulate.AntiDiagonalAttacks}
	wholeFile            = line{without(transform.FileMask[uint64, int]), tabulate.FileAttacks}
	wholeDiagonal        = line{without(transform.DiagonalMask[uint64, int]), tabulate.DiagonalAttacks}
	wholeAntiDiagonal    = line{without(transform.AntiDiagonalMask[uint64, int]), tabulate.AntiDiagonalAttacks}
)

// collisions counts the occupancies of the line that meet a different answer at their
// remainder, and the squares on which that happens.
func (l line) collisions(modulus uint64) (occupancies, squares int) {
	for sq := range 64 {
		before := occupancies
		answers := make([]uint64, modulus)
		for occ := range transform.Subsets(l.Relevant(sq)) {
			answer := &answers[occ%modulus]
			if attacks := l.Attacks(sq, occ); *answer == 0 {
				*answer = attacks
			} else if *answer != attacks {
				occupancies++
			}
		}
		if occupancies > before {
			squares++
		}
	}
	return occupancies, squares
}

// TestModuli counts the collisions of moduli that are published or smallest: 514 for diagonals and 257 for
// anti-diagonals are right wherever the line is, 258 for whole files only if the file is shifted to the a-file
// first, as the publication does. The relevant squares alone need a third of what whole lines do, or less.
func TestModuli(t *testing.T) {
	for _, test := range []struct {
		name                 string
		line                 line
		modulus              uint64
		smallest             bool
		occupancies, squares int
	}{
		{"relevant squares of files", relevantFile, 73, true, 0, 0},
		{"relevant squares of diagonals", relevantDiagonal, 85, true, 0, 0},
		{"relevant squares of anti-diagonals", relevantAntiDiagonal, 65, true, 0, 0},
		{"whole files", wholeFile, 491, true, 0, 0},
		{"whole files, shifted to the a-file", wholeFile.shifted(), 258, true, 0, 0},
		{"whole diagonals", wholeDiagonal, 255, true, 0, 0},
		{"whole anti-diagonals", wholeAntiDiagonal, 255, true, 0, 0},
		{"whole diagonals", wholeDiagonal, 514, false, 0, 0},
		{"whole anti-diagonals", wholeAntiDiagonal, 257, false, 0, 0},
		{"whole files", wholeFile, 258, false, 399, 35},
		{"relevant squares of files", relevantFile, 258, false, 0, 0},
	} {
		if occupancies, squares := test.line.collisions(test.modulus); occupancies != test.occupancies || squares != test.squares {
			t.Errorf("%s modulo %d: %d collisions on %d squares, want %d on %d",
				test.name, test.modulus, occupancies, squares, test.occupancies, test.squares)
		}
		for smaller := uint64(1); test.smallest && smaller < test.modulus; smaller++ {
			if occupancies, _ := test.line.collisions(smaller); occupancies == 0 {
				t.Errorf("%s modulo %d: no collisions, want some with less than %d", test.name, smaller, test.modulus)
			}
		}
	}
}
