package research_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
)

// TestTwentyTwoNumbersServeAllSquares finds a number for bishops on each rank, and fourteen for rooks: one
// for each of the ranks 2 to 6, three for rank 1, two for rank 7 and four for rank 8.
func TestTwentyTwoNumbersServeAllSquares(t *testing.T) {
	const tries = 100_000
	finder := find.NewFinder(1)
	for _, test := range []struct {
		piece     find.Piece
		indexBits int
		groups    [8][]uint8 // how many neighbors share a number, by rank
		want      int
	}{
		{find.Bishop, 9, [8][]uint8{{8}, {8}, {8}, {8}, {8}, {8}, {8}, {8}}, 8},
		{find.Rook, 12, [8][]uint8{{4, 2, 2}, {8}, {8}, {8}, {8}, {8}, {4, 4}, {2, 2, 2, 2}}, 14},
	} {
		numbers, squares := 0, 0
		for rank, counts := range test.groups {
			sq := uint8(8 * rank)
			for _, count := range counts {
				var group []uint8
				for range count {
					group = append(group, sq)
					sq++
				}
				shared, ok := research.Share(finder, test.piece, group, test.indexBits, tries)
				if !ok {
					t.Errorf("no number for %d squares from %v in %d tries", count, test.piece.On(group[0]), tries)
					continue
				}
				numbers++
				for _, sq := range group {
					p := find.NewProblem(test.piece, sq)
					if err := p.Verify(find.Multiplier{Bits: test.indexBits, Magic: shared >> (sq & 7)}); err != nil {
						t.Errorf("%#x: %v", shared, err)
					}
					squares++
				}
			}
		}
		if numbers != test.want || squares != 64 {
			t.Errorf("%v: %d numbers for %d squares, want %d for 64", test.piece, numbers, squares, test.want)
		}
	}
}
