package kindergarten_test

import (
	"fmt"

	"github.com/bitray/bitray/kindergarten"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const c3 = 18
	var occupied uint64 = 0x0004002000200400
	fmt.Print(transform.Draw(occupied, kindergarten.Diagonal(c3, occupied), kindergarten.File(c3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . 1   . . . . . . . .
	// . . 1 . . . . .   . . . . . . 1 .   . . 1 . . . . .
	// . . . . . . . .   . . . . . 1 . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . 1 . . .   . . 1 . . . . .
	// . . . . . . . .   . . . 1 . . . .   . . 1 . . . . .
	// . . . . . 1 . .   . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . 1 . . . . . .   . . 1 . . . . .
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
}
