package fixedshift_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/fixedshift"
	"github.com/bitray/bitray/transform"
)

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
