package transform_test

import (
	"math/bits"
	"testing"

	"github.com/bitray/bitray/transform"
)

func TestDiagonalNumbers(t *testing.T) {
	for sq := range 64 {
		file, rank := sq%8, sq/8
		for _, test := range []struct {
			name      string
			got, want int
		}{
			{"diagonal index", int(transform.DiagonalIndex(sq)), (rank - file) & 15},
			{"diagonal nibble", int(-transform.DiagonalIndex(sq) & 15), nibbleDiagonal(file, rank)},
			{"anti-diagonal index", int(transform.AntiDiagonalIndex(sq)), nibbleAntiDiagonal(file, rank)},
			{"anti-diagonal nibble", int(transform.AntiDiagonalIndex(sq)), (7 - rank - file) & 15},
		} {
			if test.got != test.want {
				t.Errorf("%s of square %d: got %d, want %d", test.name, sq, test.got, test.want)
			}
		}
		place := bits.TrailingZeros64(transform.PseudoRotate45Clockwise(uint64(1) << sq))
		if down := 7 & -(place / 8); down != nibbleDiagonal(file, rank)&7 {
			t.Errorf("square %d comes to a rank numbered %d, its diagonal is %X", sq, down, nibbleDiagonal(file, rank))
		}
	}
}
