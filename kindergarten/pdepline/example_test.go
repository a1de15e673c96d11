package pdepline_test

import (
	"fmt"

	"github.com/bitray/bitray/kindergarten/pdepline"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const c6 = 42
	var occupied uint64 = 0x0400124100100480
	fmt.Print(transform.Draw(occupied, pdepline.Bishop(c6, occupied), pdepline.Rook(c6, occupied)))
	// Output:
	// . . 1 . . . . .   1 . . . 1 . . .   . . 1 . . . . .
	// . . . . . . . .   . 1 . 1 . . . .   . . 1 . . . . .
	// . 1 . . 1 . . .   . . . . . . . .   . 1 . 1 1 . . .
	// 1 . . . . . 1 .   . 1 . 1 . . . .   . . 1 . . . . .
	// . . . . . . . .   1 . . . 1 . . .   . . 1 . . . . .
	// . . . . 1 . . .   . . . . . 1 . .   . . 1 . . . . .
	// . . 1 . . . . .   . . . . . . 1 .   . . 1 . . . . .
	// . . . . . . . 1   . . . . . . . 1   . . . . . . . .
}
