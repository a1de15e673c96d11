package packed_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/packed"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(packed.Rook, packed.Bishop, packed.Queen))
}

func Example() {
	// An engine's own types work unchanged.
	type square int
	type board uint64

	const e5 square = 36
	var occupied board = 0x0010_0042_0000_1004
	fmt.Print(transform.Draw(occupied, packed.Rook(e5, occupied), packed.Bishop(e5, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . 1 . . . . . 1
	// . . . . 1 . . .   . . . . 1 . . .   . . 1 . . . 1 .
	// . . . . . . . .   . . . . 1 . . .   . . . 1 . 1 . .
	// . 1 . . . . 1 .   . 1 1 1 . 1 1 .   . . . . . . . .
	// . . . . . . . .   . . . . 1 . . .   . . . 1 . 1 . .
	// . . . . . . . .   . . . . 1 . . .   . . 1 . . . 1 .
	// . . . . 1 . . .   . . . . 1 . . .   . 1 . . . . . 1
	// . . 1 . . . . .   . . . . . . . .   1 . . . . . . .
}
