package transform_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/transform"
)

// TestHalvesAreRays holds the halves of every line to the squares before and behind sq in the
// order of the line. The squares number 64 and more are masked.
func TestHalvesAreRays(t *testing.T) {
	for _, line := range lines {
		for sq := range 64 {
			_, squares := walk(line.number, line.place, sq)
			wantAbove, wantBelow, passed := uint64(0), uint64(0), false
			for _, other := range squares {
				switch {
				case other == sq:
					passed = true
				case other >= 0 && passed:
					wantAbove |= 1 << other
				case other >= 0:
					wantBelow |= 1 << other
				}
			}
			if line.name == "anti-diagonal" { // gathered by file, it begins with the highest number
				wantAbove, wantBelow = wantBelow, wantAbove
			}
			for _, beyond := range []int{sq, sq + 64} {
				if above, below := transform.Halves(beyond, line.mask(int8(sq))); above != wantAbove || below != wantBelow {
					t.Errorf("%s of square %d, cut at %d: above, want, below, want\n%s",
						line.name, sq, beyond, transform.Draw(above, wantAbove, below, wantBelow))
				}
			}
		}
	}
}

func ExampleHalves() {
	const d4 = 27
	file, antiDiagonal := transform.FileMask[int, uint64](d4), transform.AntiDiagonalMask[int, uint64](d4)
	north, south := transform.Halves(d4, file)
	northWest, southEast := transform.Halves(d4, antiDiagonal)
	fmt.Print(transform.Draw(north, south, northWest, southEast))
	// Output:
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . . .   . . . . . 1 . .
	// . . . . . . . .   . . . 1 . . . .   . . . . . . . .   . . . . . . 1 .
}
