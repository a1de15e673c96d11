package rotated_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/rotated"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(rotated.Rook, rotated.Bishop, rotated.Queen))
}

func Example() {
	// The engine keeps the occupancy and changes it with every move.
	const e2, e4, b1 = 12, 28, 1
	kept := rotated.New[int](uint64(0xff00_0000_0000_ff00 | 1<<b1))
	before := kept.Bishop(b1)
	kept.Move(e2, e4)
	kept.Remove(10)
	fmt.Print(transform.Draw(kept.Board(), before, kept.Bishop(b1)))
	// Output:
	// 1 1 1 1 1 1 1 1   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . 1 . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// 1 1 . 1 . 1 1 1   1 . 1 . . . . .   1 . 1 . . . . .
	// . 1 . . . . . .   . . . . . . . .   . . . . . . . .
}
