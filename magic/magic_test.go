package magic_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(magic.Rook, magic.Bishop, magic.Queen))
}

func Example() {
	// An engine's own types work unchanged.
	type square int
	type board uint64

	const d4 square = 27
	var occupied board = 0x0008004002080000
	fmt.Print(transform.Draw(occupied, magic.Rook(d4, occupied), magic.Bishop(d4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
	// . . . 1 . . . .   . . . 1 . . . .   1 . . . . . 1 .
	// . . . . . . . .   . . . 1 . . . .   . 1 . . . 1 . .
	// . . . . . . 1 .   . . . 1 . . . .   . . 1 . 1 . . .
	// . 1 . . . . . .   . 1 1 . 1 1 1 1   . . . . . . . .
	// . . . 1 . . . .   . . . 1 . . . .   . . 1 . 1 . . .
	// . . . . . . . .   . . . . . . . .   . 1 . . . 1 . .
	// . . . . . . . .   . . . . . . . .   1 . . . . . 1 .
}
