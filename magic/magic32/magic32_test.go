package magic32_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/magic32"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(magic32.Rook, magic32.Bishop, magic32.Queen))
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const d4 square = 27
	var occupied board = 0x0008004002080000
	fmt.Print(transform.Draw(occupied, magic32.Queen(d4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . 1
	// . . . 1 . . . .   1 . . 1 . . 1 .
	// . . . . . . . .   . 1 . 1 . 1 . .
	// . . . . . . 1 .   . . 1 1 1 . . .
	// . 1 . . . . . .   . 1 1 . 1 1 1 1
	// . . . 1 . . . .   . . 1 1 1 . . .
	// . . . . . . . .   . 1 . . . 1 . .
	// . . . . . . . .   1 . . . . . 1 .
}
