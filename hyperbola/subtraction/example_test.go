package subtraction_test

import (
	"fmt"

	"github.com/bitray/bitray/hyperbola/subtraction"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const c4 = 26
	var occupied uint64 = 0x0010204400100204
	fmt.Print(transform.Draw(occupied, subtraction.Rank(c4, occupied), subtraction.Queen(c4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . 1 .
	// . . . . 1 . . .   . . . . . . . .   . . . . . 1 . .
	// . . . . . 1 . .   . . . . . . . .   1 . . . 1 . . .
	// . . 1 . . . 1 .   . . . . . . . .   . 1 1 1 . . . .
	// . . . . . . . .   1 1 . 1 1 1 1 1   1 1 . 1 1 1 1 1
	// . . . . 1 . . .   . . . . . . . .   . 1 1 1 . . . .
	// . 1 . . . . . .   . . . . . . . .   1 . 1 . 1 . . .
	// . . 1 . . . . .   . . . . . . . .   . . 1 . . 1 . .
}
