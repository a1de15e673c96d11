package magic32_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/magic32"
	"github.com/bitray/bitray/transform"
)

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
