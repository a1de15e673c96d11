package arithshift_test

import (
	"fmt"

	"github.com/bitray/bitray/hyperbola/arithshift"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const d4 = 27
	var occupied uint64 = 0x1000084000200220
	fmt.Print(transform.Draw(occupied, arithshift.Bishop(d4, occupied), arithshift.Rook(d4, occupied)))
	// Output:
	// . . . . 1 . . .   . . . . . . . 1   . . . . . . . .
	// . . . . . . . .   1 . . . . . 1 .   . . . . . . . .
	// . . . 1 . . . .   . 1 . . . 1 . .   . . . 1 . . . .
	// . . . . . . 1 .   . . 1 . 1 . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   1 1 1 . 1 1 1 1
	// . . . . . 1 . .   . . 1 . 1 . . .   . . . 1 . . . .
	// . 1 . . . . . .   . 1 . . . 1 . .   . . . 1 . . . .
	// . . . . . 1 . .   . . . . . . 1 .   . . . 1 . . . .
}
