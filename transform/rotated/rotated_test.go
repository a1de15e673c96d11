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
	const c2, c4, b1 = 10, 26, 1
	var occupied uint64 = 0xff00_0000_0000_ff00 | 1<<b1
	kept := rotated.New[int](occupied)
	before := kept.Bishop(b1)
	occupied ^= 1<<c2 | 1<<c4
	kept.Toggle(c2)
	kept.Toggle(c4)
	fmt.Print(transform.Draw(occupied, before, kept.Bishop(b1)))
	// Output:
	// 1 1 1 1 1 1 1 1   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . . . 1 . .
	// . . 1 . . . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .
	// 1 1 . 1 1 1 1 1   1 . 1 . . . . .   1 . 1 . . . . .
	// . 1 . . . . . .   . . . . . . . .   . . . . . . . .
}
