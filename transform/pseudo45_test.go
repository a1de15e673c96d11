package transform_test

import (
	"fmt"
	"math/bits"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// The nibbles are those with which the Chess Programming Wiki numbers the diagonals. The two diagonals in
// a rank of the result have numbers that are equal modulo eight.

func nibbleDiagonal(file, rank int) int     { return (file - rank) & 15 }
func nibbleAntiDiagonal(file, rank int) int { return (file + rank) ^ 7 }

func TestPseudoRotationsMoveFilesDown(t *testing.T) {
	transformtest.Permutation(t, transform.PseudoRotate45Clockwise[uint64],
		func(file, rank int) (int, int) { return file, (rank - file) & 7 })
	transformtest.Permutation(t, transform.PseudoRotate45AntiClockwise[uint64],
		func(file, rank int) (int, int) { return file, (rank - (7 - file)) & 7 })
}

// The diagonals and the anti-diagonals come to lie in ranks, two of them in most. The Chess Programming Wiki
// draws them like this, by the numbers that it gives them, file - rank and (file + rank) ^ 7.
func ExamplePseudoRotate45Clockwise() {
	clockwise, antiClockwise := [8][8]int{}, [8][8]int{}
	for sq := range 64 {
		place := bits.TrailingZeros64(transform.PseudoRotate45Clockwise(uint64(1) << sq))
		clockwise[place/8][place%8] = nibbleDiagonal(sq%8, sq/8)
		place = bits.TrailingZeros64(transform.PseudoRotate45AntiClockwise(uint64(1) << sq))
		antiClockwise[place/8][place%8] = nibbleAntiDiagonal(sq%8, sq/8)
	}
	for rank := 7; rank >= 0; rank-- {
		fmt.Printf("%X   %X\n", clockwise[rank], antiClockwise[rank])
	}
	// Output:
	// [9 1 1 1 1 1 1 1]   [1 1 1 1 1 1 1 9]
	// [A A 2 2 2 2 2 2]   [2 2 2 2 2 2 A A]
	// [B B B 3 3 3 3 3]   [3 3 3 3 3 B B B]
	// [C C C C 4 4 4 4]   [4 4 4 4 C C C C]
	// [D D D D D 5 5 5]   [5 5 5 D D D D D]
	// [E E E E E E 6 6]   [6 6 E E E E E E]
	// [F F F F F F F 7]   [7 F F F F F F F]
	// [0 0 0 0 0 0 0 0]   [0 0 0 0 0 0 0 0]
}

// maps45 pairs the pseudo-rotations with their inverses.
var maps45 = map[string][2]transformtest.Map{
	"pseudo-rotate-45-clockwise":      {transform.PseudoRotate45Clockwise[uint64], transform.PseudoRotate45ClockwiseInverse[uint64]},
	"pseudo-rotate-45-anti-clockwise": {transform.PseudoRotate45AntiClockwise[uint64], transform.PseudoRotate45AntiClockwiseInverse[uint64]},
}

func TestPseudoRotationsAndBack(t *testing.T) {
	for name, m := range maps45 {
		t.Run(name, func(t *testing.T) {
			transformtest.Inverses(t, m[0], m[1])
			transformtest.Distributive(t, m[1])
		})
	}
}
