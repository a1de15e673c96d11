package splitpext_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/splitpext"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const e5 square = 36
	var occupied board = 0x0000100400200002
	fmt.Print(transform.Draw(occupied, splitpext.Rook(e5, occupied), splitpext.Bishop(e5, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . 1 . . . . . 1
	// . . . . . . . .   . . . . . . . .   . . 1 . . . 1 .
	// . . . . 1 . . .   . . . . 1 . . .   . . . 1 . 1 . .
	// . . 1 . . . . .   . . 1 1 . 1 1 1   . . . . . . . .
	// . . . . . . . .   . . . . 1 . . .   . . . 1 . 1 . .
	// . . . . . 1 . .   . . . . 1 . . .   . . 1 . . . 1 .
	// . . . . . . . .   . . . . 1 . . .   . 1 . . . . . 1
	// . 1 . . . . . .   . . . . 1 . . .   1 . . . . . . .
}
