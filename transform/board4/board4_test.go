package board4_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/board4"
)

var symmetries = []struct {
	symmetry   transform.Symmetry
	name       string
	board      func(uint16) uint16
	definition func(file, rank int) (toFile, toRank int)
}{
	{transform.VerticalFlip, "FlipVertical", board4.FlipVertical[uint16], func(file, rank int) (int, int) { return file, 3 - rank }},
	{transform.HorizontalMirror, "MirrorHorizontal", board4.MirrorHorizontal[uint16], func(file, rank int) (int, int) { return 3 - file, rank }},
	{transform.DiagonalFlip, "FlipDiagonal", board4.FlipDiagonal[uint16], func(file, rank int) (int, int) { return rank, file }},
	{transform.AntiDiagonalFlip, "FlipAntiDiagonal", board4.FlipAntiDiagonal[uint16], func(file, rank int) (int, int) { return 3 - rank, 3 - file }},
	{transform.HalfTurn, "Rotate180", board4.Rotate180[uint16], func(file, rank int) (int, int) { return 3 - file, 3 - rank }},
	{transform.QuarterTurnClockwise, "Rotate90Clockwise", board4.Rotate90Clockwise[uint16], func(file, rank int) (int, int) { return rank, 3 - file }},
	{transform.QuarterTurnAntiClockwise, "Rotate90AntiClockwise", board4.Rotate90AntiClockwise[uint16], func(file, rank int) (int, int) { return 3 - rank, file }},
	{transform.Identity, "", func(b uint16) uint16 { return b }, func(file, rank int) (int, int) { return file, rank }},
}

// onBoard puts a quarter of the board into the corner of a whole one, to be drawn.
func onBoard(b uint16) uint64 {
	var whole uint64
	for rank := range 4 {
		whole |= uint64(b>>(4*rank)&15) << (8 * rank)
	}
	return whole
}

func TestAllBoards(t *testing.T) {
	for _, s := range symmetries {
		for board := range 1 << 16 {
			b := uint16(board)
			var want uint16
			for sq := range 16 {
				file, rank := s.definition(sq%4, sq/4)
				want |= b >> sq & 1 << (4*rank + file)
			}
			if got := s.board(b); got != want {
				t.Fatalf("%v: board, got, want:\n%s", s.symmetry, transform.Draw(onBoard(b), onBoard(got), onBoard(want)))
			}
			if got := board4.ApplyToBoard(s.symmetry|0xf8, b); got != want { // higher bits are ignored
				t.Fatalf("apply %v: board, got, want:\n%s", s.symmetry, transform.Draw(onBoard(b), onBoard(got), onBoard(want)))
			}
		}
		for sq := range 16 {
			if got, want := uint16(1)<<board4.ApplyToSquare(s.symmetry, sq+48), s.board(1<<sq); got != want {
				t.Errorf("%v of square %d: got, want:\n%s", s.symmetry, sq, transform.Draw(onBoard(got), onBoard(want)))
			}
		}
	}
}

func TestInlining(t *testing.T) {
	var caller bytes.Buffer
	var calls []string
	fmt.Fprint(&caller, "package caller\n\nimport \"github.com/bitray/bitray/transform/board4\"\n\ntype board uint16\n")
	for _, s := range symmetries {
		if s.name != "" {
			fmt.Fprintf(&caller, "\nfunc Call%s(b board) board { return board4.%s(b) }\n", s.name, s.name)
			calls = append(calls, "board4."+s.name)
		}
	}
	compilertest.InlinesInto(t, caller.Bytes(), calls...)
}

// A board of sixteen bits is drawn as the corner of a whole one.
func ExampleFlipDiagonal() {
	board := uint16(0x0c17)
	fmt.Print(transform.Draw(onBoard(board), onBoard(board4.FlipDiagonal(board))))
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

func ExampleRotate90AntiClockwise() {
	// The example by which siahuat0727 explains rotation in parallel, bit 15 at the top left.
	fmt.Printf("%016b\n", board4.Rotate90AntiClockwise(uint16(0b1111_1011_1100_1111)))
	// Output: 1111110110111011
}
