package leorik_test

import (
	"fmt"

	"github.com/bitray/bitray/hyperbola/leorik"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const f3 = 21
	var occupied uint64 = 0x0042000024000810
	fmt.Print(transform.Draw(occupied, leorik.Bishop(f3, occupied), leorik.Rook(f3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . . 1 .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . . . . .   . . . 1 . . . 1   . . . . . . . .
	// . . 1 . . 1 . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . . . . . . . .   . . . . . . . .   1 1 1 1 1 . 1 1
	// . . . 1 . . . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . . . . 1 . . .   . . . 1 . . . 1   . . . . . 1 . .
}
