package spectral_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/spectral"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const b6 = 41
	var occupied uint64 = 0x0800220000040a08
	fmt.Print(transform.Draw(occupied, spectral.Bishop(b6, occupied), spectral.Rook(b6, occupied)))
	// Output:
	// . . . 1 . . . .   . . . 1 . . . .   . 1 . . . . . .
	// . . . . . . . .   1 . 1 . . . . .   . 1 . . . . . .
	// . 1 . . . 1 . .   . . . . . . . .   1 . 1 1 1 1 . .
	// . . . . . . . .   1 . 1 . . . . .   . 1 . . . . . .
	// . . . . . . . .   . . . 1 . . . .   . 1 . . . . . .
	// . . 1 . . . . .   . . . . 1 . . .   . 1 . . . . . .
	// . 1 . 1 . . . .   . . . . . 1 . .   . 1 . . . . . .
	// . . . 1 . . . .   . . . . . . 1 .   . . . . . . . .
}
