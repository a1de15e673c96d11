package research_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
)

// squaresOf returns count squares of a rank, from a file on.
func squaresOf(rank, file, count uint8) (squares []uint8) {
	for f := file; f < file+count; f++ {
		squares = append(squares, 8*rank+f)
	}
	return squares
}

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
		piece, numbers, squares := test.piece, 0, 0
		for rank, counts := range test.groups {
			file := uint8(0)
			for _, count := range counts {
				group := squaresOf(uint8(rank), file, count)
				file += count
				shared, ok := research.Share(finder, piece, group, test.indexBits, tries)
				if !ok {
					t.Errorf("no number for %d squares from %v in %d tries", count, piece.On(group[0]), tries)
					continue
				}
				numbers++
				for _, sq := range group {
					p := find.NewProblem(piece, sq)
					if err := p.Verify(find.Multiplier{Bits: test.indexBits, Magic: shared >> (sq & 7)}); err != nil {
						t.Errorf("%#x: %v", shared, err)
					}
					squares++
				}
			}
		}
		if numbers != test.want || squares != 64 {
			t.Errorf("%v: %d numbers for %d squares, want %d for 64", piece, numbers, squares, test.want)
		}
	}
}
