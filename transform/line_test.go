package transform_test

import (
	"fmt"
	"math/bits"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// lineKind is one of the four kinds of lines. Two squares lie on the same line of a kind if number
// gives both the same; place is the bit of the square in the gathered byte.
type lineKind struct {
	name          string
	number, place func(file, rank int) int
	mask          func(sq int8) uint64
	gather        func(sq int8, b uint64) uint8
	scatter       func(sq int8, line uint8) uint64
}

var lines = []lineKind{
	{"rank",
		func(file, rank int) int { return rank }, func(file, rank int) int { return file },
		transform.RankMask[uint64, int8], transform.GatherRank[int8, uint64], transform.ScatterRank[uint64, int8]},
	{"file",
		func(file, rank int) int { return file }, func(file, rank int) int { return rank },
		transform.FileMask[uint64, int8], transform.GatherFile[int8, uint64], transform.ScatterFile[uint64, int8]},
	{"diagonal",
		func(file, rank int) int { return rank - file }, func(file, rank int) int { return file },
		transform.DiagonalMask[uint64, int8], transform.GatherDiagonal[int8, uint64], transform.ScatterDiagonal[uint64, int8]},
	{"anti-diagonal",
		func(file, rank int) int { return rank + file }, func(file, rank int) int { return file },
		transform.AntiDiagonalMask[uint64, int8], transform.GatherAntiDiagonal[int8, uint64], transform.ScatterAntiDiagonal[uint64, int8]},
}

// walk returns the line of a kind through sq, square by square: as a board, and for each place
// in the gathered byte its square. Places that a short line lacks hold -1.
func walk(number, place func(file, rank int) int, sq int) (mask uint64, squares [8]int) {
	for i := range squares {
		squares[i] = -1
	}
	for other := range 64 {
		if number(other%8, other/8) == number(sq%8, sq/8) {
			mask |= 1 << other
			squares[place(other%8, other/8)] = other
		}
	}
	return mask, squares
}

// numbers yields all numbers of squares with the square that each means: they are masked.
func numbers(yield func(number int8, sq int) bool) {
	for number := range 256 {
		if !yield(int8(number), number&63) {
			return
		}
	}
}

func TestLineMasks(t *testing.T) {
	for _, line := range lines {
		for number, sq := range numbers {
			want, _ := walk(line.number, line.place, sq)
			if got := line.mask(number); got != want {
				t.Errorf("%s of square %d: got, want:\n%s", line.name, number, transform.Draw(got, want))
			}
		}
	}
}

func TestGatherPutsEverySquareInItsPlace(t *testing.T) {
	for _, line := range lines {
		for number, sq := range numbers {
			_, squares := walk(line.number, line.place, sq)
			for _, b := range transformtest.Boards() {
				var want uint8
				for place, from := range squares {
					if from >= 0 {
						want |= uint8(b>>from&1) << place
					}
				}
				if got := line.gather(number, b); got != want {
					t.Fatalf("%s of square %d: got %08b, want %08b\n%s", line.name, number, got, want, transform.Draw(b))
				}
			}
		}
	}
}

func TestScatterPutsEveryBitOnItsSquare(t *testing.T) {
	for _, line := range lines {
		for number, sq := range numbers {
			_, squares := walk(line.number, line.place, sq)
			for pattern := range 256 {
				var want uint64
				for place, to := range squares {
					if to >= 0 {
						want |= uint64(pattern) >> place & 1 << to
					}
				}
				if got := line.scatter(number, uint8(pattern)); got != want {
					t.Fatalf("%s of square %d, byte %08b: got, want:\n%s", line.name, number, pattern, transform.Draw(got, want))
				}
			}
		}
	}
}

func TestDiagonalNumbers(t *testing.T) {
	for sq := range 64 {
		file, rank := sq%8, sq/8
		place := bits.TrailingZeros64(transform.PseudoRotate45Clockwise(uint64(1) << sq))
		if down := 7 & -(place / 8); down != nibbleDiagonal(file, rank)&7 {
			t.Errorf("square %d comes to a rank numbered %d, its diagonal is %X", sq, down, nibbleDiagonal(file, rank))
		}
	}
}

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
	file, antiDiagonal := transform.FileMask[uint64](d4), transform.AntiDiagonalMask[uint64](d4)
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
