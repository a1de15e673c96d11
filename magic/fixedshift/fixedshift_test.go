package fixedshift_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/magic/fixedshift"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(fixedshift.Rook, fixedshift.Bishop, fixedshift.Queen))
}

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const c6 square = 42
	var occupied board = 0x0020000000100400
	fmt.Print(transform.Draw(occupied, fixedshift.Rook(c6, occupied), fixedshift.Bishop(c6, occupied)))
	// Output:
	// . . . . . . . .   . . 1 . . . . .   1 . . . 1 . . .
	// . . . . . 1 . .   . . 1 . . . . .   . 1 . 1 . . . .
	// . . . . . . . .   1 1 . 1 1 1 1 1   . . . . . . . .
	// . . . . . . . .   . . 1 . . . . .   . 1 . 1 . . . .
	// . . . . . . . .   . . 1 . . . . .   1 . . . 1 . . .
	// . . . . 1 . . .   . . 1 . . . . .   . . . . . 1 . .
	// . . 1 . . . . .   . . 1 . . . . .   . . . . . . 1 .
	// . . . . . . . .   . . . . . . . .   . . . . . . . 1
}
