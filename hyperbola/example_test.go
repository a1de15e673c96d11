package hyperbola_test

import (
	"fmt"

	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const e4 = 28
	var occupied uint64 = 0x0010204400100204
	bishop, rook := hyperbola.Both(e4, occupied)
	fmt.Print(transform.Draw(occupied, bishop, rook))
	// Output:
	// . . . . . . . .   1 . . . . . . .   . . . . . . . .
	// . . . . 1 . . .   . 1 . . . . . 1   . . . . 1 . . .
	// . . . . . 1 . .   . . 1 . . . 1 .   . . . . 1 . . .
	// . . 1 . . . 1 .   . . . 1 . 1 . .   . . . . 1 . . .
	// . . . . . . . .   . . . . . . . .   1 1 1 1 . 1 1 1
	// . . . . 1 . . .   . . . 1 . 1 . .   . . . . 1 . . .
	// . 1 . . . . . .   . . 1 . . . 1 .   . . . . . . . .
	// . . 1 . . . . .   . 1 . . . . . 1   . . . . . . . .
}
