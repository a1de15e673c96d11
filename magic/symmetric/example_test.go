package symmetric_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/symmetric"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// An engine's own types work unchanged.
	type square int
	type board uint64

	const b6, g3 square = 41, 22
	var occupied board = 0x0002_0820_4000_0044
	all := symmetric.New[square](occupied) // once a position
	fmt.Print(transform.Draw(occupied, all.Rook(b6), all.Bishop(g3)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . 1 . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . 1 . . . .   1 . 1 1 . . . .   . . . 1 . . . .
	// . . . . . 1 . .   . 1 . . . . . .   . . . . 1 . . .
	// . . . . . . 1 .   . 1 . . . . . .   . . . . . 1 . 1
	// . . . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . 1 . . . . . .   . . . . . 1 . 1
	// . . 1 . . . 1 .   . 1 . . . . . .   . . . . 1 . . .
}
