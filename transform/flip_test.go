package transform_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// boardMaps holds the flips and rotations with their definitions square by square.
var boardMaps = []struct {
	name       string
	got        transformtest.Map
	definition transformtest.Definition
}{
	{"flip-vertical", transform.FlipVertical[uint64], func(file, rank int) (int, int) { return file, 7 - rank }},
	{"mirror-horizontal", transform.MirrorHorizontal[uint64], func(file, rank int) (int, int) { return 7 - file, rank }},
	{"flip-diagonal", transform.FlipDiagonal[uint64], func(file, rank int) (int, int) { return rank, file }},
	{"flip-anti-diagonal", transform.FlipAntiDiagonal[uint64], func(file, rank int) (int, int) { return 7 - rank, 7 - file }},
	{"rotate-180", transform.Rotate180[uint64], func(file, rank int) (int, int) { return 7 - file, 7 - rank }},
	{"rotate-90-clockwise", transform.Rotate90Clockwise[uint64], func(file, rank int) (int, int) { return rank, 7 - file }},
	{"rotate-90-anti-clockwise", transform.Rotate90AntiClockwise[uint64], func(file, rank int) (int, int) { return 7 - rank, file }},
}

func TestBoardMapsAreTheirDefinitions(t *testing.T) {
	for _, m := range boardMaps {
		t.Run(m.name, func(t *testing.T) {
			transformtest.Permutation(t, m.got, m.definition)
		})
	}
}

// The letter R, and what the flips and rotations make of it, in the order of the list: upside down, mirrored,
// about both diagonals, turned by 180 degrees, clockwise and counterclockwise. The Chess Programming Wiki
// draws them like this.
func Example_flips() {
	boards := []uint64{0x1e2222120e0a1222}
	for _, flip := range []func(uint64) uint64{
		transform.FlipVertical[uint64], transform.MirrorHorizontal[uint64], transform.FlipDiagonal[uint64], transform.FlipAntiDiagonal[uint64],
		transform.Rotate180[uint64], transform.Rotate90Clockwise[uint64], transform.Rotate90AntiClockwise[uint64],
	} {
		boards = append(boards, flip(boards[0]))
	}
	fmt.Print(transform.Draw(boards[:4]...), "\n", transform.Draw(boards[4:]...))
	// Output:
	// . 1 1 1 1 . . .   . 1 . . . 1 . .   . . . 1 1 1 1 .   . . . . . . . .
	// . 1 . . . 1 . .   . 1 . . 1 . . .   . . 1 . . . 1 .   . . . . . . . .
	// . 1 . . . 1 . .   . 1 . 1 . . . .   . . 1 . . . 1 .   1 . . . . 1 1 .
	// . 1 . . 1 . . .   . 1 1 1 . . . .   . . . 1 . . 1 .   . 1 . . 1 . . 1
	// . 1 1 1 . . . .   . 1 . . 1 . . .   . . . . 1 1 1 .   . . 1 1 . . . 1
	// . 1 . 1 . . . .   . 1 . . . 1 . .   . . . . 1 . 1 .   . . . 1 . . . 1
	// . 1 . . 1 . . .   . 1 . . . 1 . .   . . . 1 . . 1 .   1 1 1 1 1 1 1 1
	// . 1 . . . 1 . .   . 1 1 1 1 . . .   . . 1 . . . 1 .   . . . . . . . .
	//
	// . . . . . . . .   . . 1 . . . 1 .   . . . . . . . .   . . . . . . . .
	// 1 1 1 1 1 1 1 1   . . . 1 . . 1 .   1 1 1 1 1 1 1 1   . . . . . . . .
	// 1 . . . 1 . . .   . . . . 1 . 1 .   . . . 1 . . . 1   . 1 1 . . . . 1
	// 1 . . . 1 1 . .   . . . . 1 1 1 .   . . 1 1 . . . 1   1 . . 1 . . 1 .
	// 1 . . 1 . . 1 .   . . . 1 . . 1 .   . 1 . . 1 . . 1   1 . . . 1 1 . .
	// . 1 1 . . . . 1   . . 1 . . . 1 .   1 . . . . 1 1 .   1 . . . 1 . . .
	// . . . . . . . .   . . 1 . . . 1 .   . . . . . . . .   1 1 1 1 1 1 1 1
	// . . . . . . . .   . . . 1 1 1 1 .   . . . . . . . .   . . . . . . . .
}
