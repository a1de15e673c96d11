package textbook_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// TestLineForms turns each of the 256 patterns of a line, with the rest of the board empty, full and of any
// kind: the first two kinds of rest show every bit that leaks from it.
func TestLineForms(t *testing.T) {
	const aFile, rank1, hFile = 0x0101010101010101, 0xff, 0x8080808080808080
	toFile := func(file int) func(uint8) uint64 {
		return func(line uint8) uint64 { return transform.ScatterFile[int, uint64](file, line) }
	}
	for _, form := range []struct {
		name      string
		mask      uint64
		line      func(line uint8) uint64
		got, want transformtest.Map
	}{
		{"a-file to rank", aFile, toFile(0), func(b uint64) uint64 { return uint64(textbook.AFileToRank(b)) }, transform.Rotate90AntiClockwise[uint64]},
		{"rank 1 to a-file", rank1, func(line uint8) uint64 { return uint64(line) }, textbook.Rank1ToAFile, transform.Rotate90Clockwise[uint64]},
		{"h-file to rank", hFile, toFile(7), func(b uint64) uint64 { return uint64(textbook.HFileToRank(b)) }, transform.Rotate90Clockwise[uint64]},
	} {
		for line := range 256 {
			for _, rest := range transformtest.Boards() {
				b := rest&^form.mask | form.line(uint8(line))
				if got, want := form.got(b), form.want(b&form.mask); got != want {
					t.Fatalf("%s: board, got, want:\n%s", form.name, transform.Draw(b, got, want))
				}
			}
		}
	}
}

// TestAntiDiagonalFactorOverflowsForRanks multiplies all 256 ranks by the anti-diagonal, whose bits are
// seven places apart: two copies of eight bits overlap in one place, and both have a bit there if the rank
// has both its ends. So a quarter of the products carry, and that is why the factor serves the h-file only.
// Eight places of a file are eight apart, and of the main diagonal's bits, nine.
func TestAntiDiagonalFactorOverflowsForRanks(t *testing.T) {
	const aFile, antiDiagonal, mainDiagonal = 0x0101010101010101, 0x0102040810204080, 0x8040201008040201
	for _, test := range []struct {
		name    string
		factor  uint64
		line    func(uint8) uint64
		carries int
	}{
		{"ranks by the anti-diagonal", antiDiagonal, func(line uint8) uint64 { return uint64(line) }, 64},
		{"ranks by the anti-diagonal shifted", antiDiagonal >> 7, func(line uint8) uint64 { return uint64(line) }, 64},
		{"ranks by the main diagonal", mainDiagonal, func(line uint8) uint64 { return uint64(line) }, 0},
		{"files by the anti-diagonal shifted", antiDiagonal >> 7,
			func(line uint8) uint64 { return transform.ScatterFile[int, uint64](0, line) }, 0},
	} {
		carries := 0
		for line := range 256 {
			var without uint64
			factor := test.factor
			for ; factor != 0; factor &= factor - 1 {
				without ^= test.line(uint8(line)) << bits.TrailingZeros64(factor)
			}
			if product := test.line(uint8(line)) * test.factor; product != without {
				carries++
				if line&0x81 != 0x81 {
					t.Errorf("%s: %08b carries without both ends", test.name, line)
				}
			}
		}
		if carries != test.carries {
			t.Errorf("%s: %d products carry, want %d", test.name, carries, test.carries)
		}
	}
}

// TestInnerByProduct gathers ranks and diagonals for all their occupancies, with the slider where it may be.
func TestInnerByProduct(t *testing.T) {
	for _, line := range []struct {
		name   string
		mask   func(uint8) uint64
		gather func(uint8, uint64) uint8
	}{
		{"rank", transform.RankMask[uint8, uint64], transform.GatherRank[uint8, uint64]},
		{"diagonal", transform.DiagonalMask[uint8, uint64], transform.GatherDiagonal[uint8, uint64]},
		{"anti-diagonal", transform.AntiDiagonalMask[uint8, uint64], transform.GatherAntiDiagonal[uint8, uint64]},
	} {
		for sq := range uint8(64) {
			for subset := range transform.Subsets(line.mask(sq)) {
				if got, want := textbook.InnerByProduct(subset), line.gather(sq, subset)>>1&63; got != want {
					t.Fatalf("%s of square %d: got %06b, want %06b\n%s", line.name, sq, got, want, transform.Draw(subset))
				}
			}
		}
	}
}
