package transform_test

import (
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
			{"diagonal nibble", int(transform.DiagonalNibble(sq)), nibbleDiagonal(file, rank)},
			{"anti-diagonal index", int(transform.AntiDiagonalIndex(sq)), nibbleAntiDiagonal(file, rank)},
			{"anti-diagonal nibble", int(transform.AntiDiagonalIndex(sq)), (7 - rank - file) & 15},
		} {
			if test.got != test.want {
				t.Errorf("%s of square %d: got %d, want %d", test.name, sq, test.got, test.want)
			}
		}
		if down := 7 & -(transform.PseudoRotate45ClockwiseSquare(sq) / 8); down != int(transform.DiagonalNibble(sq)&7) {
			t.Errorf("square %d comes to a rank numbered %d, its diagonal is %X", sq, down, transform.DiagonalNibble(sq))
		}
	}
}
