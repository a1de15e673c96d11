package between_test

import (
	"fmt"

	"github.com/bitray/bitray/hyperbola/between"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const c3 = 18
	var occupied uint64 = 0x0000211000200410
	fmt.Print(transform.Draw(occupied, between.Bishop(c3, occupied), between.Rook(c3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// . . . . . . . .   . . . . . . . .   . . 1 . . . . .
	// 1 . . . . 1 . .   . . . . . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 . . . 1 . . .   . . 1 . . . . .
	// . . . . . . . .   . 1 . 1 . . . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . . . . .   1 1 . 1 1 1 . .
	// . . 1 . . . . .   . 1 . 1 . . . .   . . 1 . . . . .
	// . . . . 1 . . .   1 . . . 1 . . .   . . . . . . . .
}
