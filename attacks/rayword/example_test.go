package rayword_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/rayword"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const e4 = 28
	var occupied uint64 = 0x0200400011040010
	fmt.Print(transform.Draw(occupied, rayword.Queen(e4, occupied), rayword.Nearest(e4, occupied)))
	// Output:
	// . 1 . . . . . .   1 . . . 1 . . .   . . . . . . . .
	// . . . . . . . .   . 1 . . 1 . . .   . . . . . . . .
	// . . . . . . 1 .   . . 1 . 1 . 1 .   . . . . . . 1 .
	// . . . . . . . .   . . . 1 1 1 . .   . . . . . . . .
	// 1 . . . 1 . . .   1 1 1 1 . 1 1 1   1 . . . . . . .
	// . . 1 . . . . .   . . . 1 1 1 . .   . . . . . . . .
	// . . . . . . . .   . . 1 . 1 . 1 .   . . . . . . . .
	// . . . . 1 . . .   . 1 . . 1 . . 1   . . . . 1 . . .
}
