package textbook_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// TestBoards4x4 compares all boards with a definition by file and rank.
func TestBoards4x4(t *testing.T) {
	for name, test := range map[string]struct {
		board      func(uint16) uint16
		definition func(file, rank int) (toFile, toRank int)
	}{
		"FlipVertical4x4":          {textbook.FlipVertical4x4, func(file, rank int) (int, int) { return file, 3 - rank }},
		"MirrorHorizontal4x4":      {textbook.MirrorHorizontal4x4, func(file, rank int) (int, int) { return 3 - file, rank }},
		"FlipDiagonal4x4":          {textbook.FlipDiagonal4x4, func(file, rank int) (int, int) { return rank, file }},
		"FlipAntiDiagonal4x4":      {textbook.FlipAntiDiagonal4x4, func(file, rank int) (int, int) { return 3 - rank, 3 - file }},
		"Rotate180On4x4":           {textbook.Rotate180On4x4, func(file, rank int) (int, int) { return 3 - file, 3 - rank }},
		"Rotate90Clockwise4x4":     {textbook.Rotate90Clockwise4x4, func(file, rank int) (int, int) { return rank, 3 - file }},
		"Rotate90AntiClockwise4x4": {textbook.Rotate90AntiClockwise4x4, func(file, rank int) (int, int) { return 3 - rank, file }},
	} {
		for board := range 1 << 16 {
			b := uint16(board)
			var want uint16
			for sq := range 16 {
				file, rank := test.definition(sq%4, sq/4)
				want |= b >> sq & 1 << (4*rank + file)
			}
			if got := test.board(b); got != want {
				t.Fatalf("%s: board, got, want:\n%s", name, transform.Draw(onBoard(b), onBoard(got), onBoard(want)))
			}
		}
	}
}

// onBoard puts a quarter of the board into the corner of a whole one, to be drawn.
func onBoard(b uint16) uint64 {
	var whole uint64
	for rank := range 4 {
		whole |= uint64(b>>(4*rank)&15) << (8 * rank)
	}
	return whole
}

// A board of sixteen bits is drawn as the corner of a whole one.
func ExampleFlipDiagonal4x4() {
	board := uint16(0x0c17)
	fmt.Print(transform.Draw(onBoard(board), onBoard(textbook.FlipDiagonal4x4(board))))
	// Output:
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . 1 . . . . .
	// . . 1 1 . . . .   1 . 1 . . . . .
	// 1 . . . . . . .   1 . . . . . . .
	// 1 1 1 . . . . .   1 1 . . . . . .
}

func ExampleRotate90AntiClockwise4x4() {
	// The example by which siahuat0727 explains rotation in parallel, bit 15 at the top left.
	fmt.Printf("%016b\n", textbook.Rotate90AntiClockwise4x4(uint16(0b1111_1011_1100_1111)))
	// Output: 1111110110111011
}
