package textbook_test

import (
	"fmt"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// The letter R, turned to the right where the highest bit is at the top left, which here is to the left.
func ExampleRotateRight() {
	letter := uint64(0x1e2222120e0a1222)
	fmt.Print(transform.Draw(letter, textbook.RotateRight(letter)))
	// Output:
	// . 1 1 1 1 . . .   . . . . . . . .
	// . 1 . . . 1 . .   . . . . . . . .
	// . 1 . . . 1 . .   . 1 1 . . . . 1
	// . 1 . . 1 . . .   1 . . 1 . . 1 .
	// . 1 1 1 . . . .   1 . . . 1 1 . .
	// . 1 . 1 . . . .   1 . . . 1 . . .
	// . 1 . . 1 . . .   1 1 1 1 1 1 1 1
	// . 1 . . . 1 . .   . . . . . . . .
}
