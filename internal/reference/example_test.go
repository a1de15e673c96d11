package reference_test

import (
	"fmt"

	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const d4 = 27
	var occupied uint64 = 0x0008004002080000
	fmt.Print(transform.Draw(occupied, reference.Queen(d4, occupied)))
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
