package neurons_test

import (
	"fmt"

	"github.com/bitray/bitray/magic/neurons"
	"github.com/bitray/bitray/transform"
)

func Example() {
	const f4 = 29
	var occupied uint64 = 0x0004200042000820
	fmt.Print(transform.Draw(occupied, neurons.Bishop(f4, occupied), neurons.Rook(f4, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . 1 . . . . .   . . 1 . . . . .   . . . . . . . .
	// . . . . . 1 . .   . . . 1 . . . 1   . . . . . 1 . .
	// . . . . . . . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . 1 . . . . 1 .   . . . . . . . .   . 1 1 1 1 . 1 .
	// . . . . . . . .   . . . . 1 . 1 .   . . . . . 1 . .
	// . . . 1 . . . .   . . . 1 . . . 1   . . . . . 1 . .
	// . . . . . 1 . .   . . . . . . . .   . . . . . 1 . .
}
