package plain_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/plain"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// An engine's own types work unchanged.
	type square int8
	type board uint64

	const a1 square = 0
	fmt.Print(transform.Draw(plain.Rook(a1, board(0)), plain.Rook(a1, board(0x000101010101017e))))
	// Output:
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   1 . . . . . . .
	// . 1 1 1 1 1 1 1   . 1 . . . . . .
}
