package plain_test

import (
	"testing"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
)

// TestTwentyTwoNumbersServeAllSquares proves 22 numbers: shifted right by the file of a square, each is a
// multiplier for several squares of a rank.
//
// Seen from the slider, all squares of a rank look alike: what lies d bits further on for one does so for all, if
// it is on the board. The product moves it to one place for all of them. So placement, as [find.Finder.Place]
// does it for one square, finds such numbers too: each d is given an index bit that is free on all squares that
// have it. No bit below the greatest file is set, so that the shift loses none.
func TestTwentyTwoNumbersServeAllSquares(t *testing.T) {
	for _, test := range []struct {
		piece   find.Piece
		bits    int // of the index, as in this package
		numbers []shared
	}{
		{find.Bishop, 9, []shared{
			{8, 0x0012410021120200}, {8, 0x0000041110110100}, {8, 0x0088001081104200}, {8, 0x0020400020082080},
			{8, 0x0041010100400400}, {8, 0x0400208020810400}, {8, 0x0404008600260000}, {8, 0x0041802400420800},
		}},
		{find.Rook, 12, []shared{
			{4, 0x4080004000802010}, {2, 0x1000408000100020}, {2, 0x4000400020108000},
			{8, 0x0008081020408000}, {8, 0x0084104000402000}, {8, 0x0080001040002000}, {8, 0x0020400040c08000}, {8, 0x0080002000104000},
			{4, 0x0008009000400810}, {4, 0x0080004000211400},
			{2, 0x0000110020804202}, {2, 0x0008010080102048}, {2, 0x0000804012010820}, {2, 0x0002008040201100},
		}},
	} {
		sq := uint8(0)
		for _, number := range test.numbers {
			for range number.squares {
				p := find.NewProblem(test.piece, sq)
				if err := check.Verify(&p, find.Multiplier{Bits: test.bits, Magic: number.magic >> (sq & 7)}); err != nil {
					t.Errorf("%#x: %v", number.magic, err)
				}
				sq++
			}
		}
		if sq != 64 {
			t.Errorf("%v: numbers for %d squares, want 64", test.piece, sq)
		}
	}
}

// shared is a number and how many neighbors it serves.
type shared struct {
	squares int
	magic   uint64
}
