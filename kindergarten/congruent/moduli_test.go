package congruent_test

import (
	"testing"

	"github.com/bitray/bitray/internal/tabulate"
	"github.com/bitray/bitray/transform"
)

// line is a kind of line with a choice of the squares whose remainder is taken.
type line struct {
	squares func(sq int) uint64
	attacks func(sq int, occ uint64) uint64
}

// without returns the squares of a whole line except the slider's.
func without(mask func(sq int) uint64) func(sq int) uint64 {
	return func(sq int) uint64 { return mask(sq) &^ (1 << sq) }
}

// shifted is the line of files after each was shifted down to the a-file.
func (l line) shifted() line {
	return line{
		squares: func(sq int) uint64 { return l.squares(sq &^ 7) },
		attacks: func(sq int, occ uint64) uint64 { return l.attacks(sq&^7, occ) },
	}
}

var (
	fileAttacks         = tabulate.FileAttacks
	diagonalAttacks     = tabulate.DiagonalAttacks
	antiDiagonalAttacks = tabulate.AntiDiagonalAttacks

	relevantFile         = line{tabulate.RelevantFile, fileAttacks}
	relevantDiagonal     = line{tabulate.RelevantDiagonal, diagonalAttacks}
	relevantAntiDiagonal = line{tabulate.RelevantAntiDiagonal, antiDiagonalAttacks}
	wholeFile            = line{without(transform.FileMask[int, uint64]), fileAttacks}
	wholeDiagonal        = line{without(transform.DiagonalMask[int, uint64]), diagonalAttacks}
	wholeAntiDiagonal    = line{without(transform.AntiDiagonalMask[int, uint64]), antiDiagonalAttacks}
)

// collisions counts the occupancies of the line that meet a different answer at their
// remainder, and the squares on which that happens.
func (l line) collisions(modulus uint64) (occupancies, squares int) {
	for sq := range 64 {
		before := occupancies
		answers := make([]uint64, modulus)
		for occ := range transform.Subsets(l.squares(sq)) {
			answer := &answers[occ%modulus]
			if attacks := l.attacks(sq, occ); *answer == 0 {
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

// TestSmallestModuli finds the smallest modulus of every kind of line that is without
// collisions on all squares. The relevant squares alone need a third of what whole lines do, or
// less.
func TestSmallestModuli(t *testing.T) {
	for _, test := range []struct {
		name string
		line line
		want uint64
	}{
		{"relevant squares of files", relevantFile, 73},
		{"relevant squares of diagonals", relevantDiagonal, 85},
		{"relevant squares of anti-diagonals", relevantAntiDiagonal, 65},
		{"whole files", wholeFile, 491},
		{"whole files, shifted to the a-file", wholeFile.shifted(), 258},
		{"whole diagonals", wholeDiagonal, 255},
		{"whole anti-diagonals", wholeAntiDiagonal, 255},
	} {
		modulus := uint64(1)
		for occupancies := 1; occupancies > 0; occupancies, _ = test.line.collisions(modulus) {
			modulus++
		}
		if modulus != test.want {
			t.Errorf("%s: smallest modulus %d, want %d", test.name, modulus, test.want)
		}
	}
}

// TestPublishedModuli holds the published moduli against the lines: 514 for diagonals and 257 for
// anti-diagonals are right wherever the line is, 258 for whole files only if the file is shifted
// to the a-file first, as the publication does.
func TestPublishedModuli(t *testing.T) {
	for _, test := range []struct {
		name                 string
		line                 line
		modulus              uint64
		occupancies, squares int
	}{
		{"whole diagonals", wholeDiagonal, 514, 0, 0},
		{"whole anti-diagonals", wholeAntiDiagonal, 257, 0, 0},
		{"whole files, shifted to the a-file", wholeFile.shifted(), 258, 0, 0},
		{"whole files", wholeFile, 258, 399, 35},
		{"relevant squares of files", relevantFile, 258, 0, 0},
	} {
		occupancies, squares := test.line.collisions(test.modulus)
		if occupancies != test.occupancies || squares != test.squares {
			t.Errorf("%s modulo %d: %d collisions on %d squares, want %d on %d",
				test.name, test.modulus, occupancies, squares, test.occupancies, test.squares)
		}
	}
}
