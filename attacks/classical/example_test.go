package classical_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks/classical"
	"github.com/bitray/bitray/transform"
)

func Example() {
	// North alone, the file and the whole rook.
	const d3 = 19
	var occupied uint64 = 1<<43 | 1<<51 | 1<<17 | 1<<8
	fmt.Print(transform.Draw(occupied, classical.North(d3, occupied), classical.File(d3, occupied), classical.Rook(d3, occupied)))
	// Output:
	// . . . . . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . 1 . . . . . .   . . . . . . . .   . . . . . . . .   . 1 1 . 1 1 1 1
	// 1 . . . . . . .   . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
	// . . . . . . . .   . . . . . . . .   . . . 1 . . . .   . . . 1 . . . .
}
